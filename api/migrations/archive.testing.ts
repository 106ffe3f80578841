import { hash } from 'node:crypto'
import { expect } from 'vitest'
import { openDatabase } from '../base/data/db/database.ts'
import type { Config } from '../config.ts'
import { inquiryFacts, messageFacts, offerFacts } from '../customers/archive/archived-facts.ts'
import {
  ArchivedFileEntity,
  ArchivedInquiryEntity,
  ArchivedMessageEntity,
  ArchivedOfferEntity,
} from '../customers/archive/archived-inquiry.entity.ts'
import { schema } from '../entities.ts'

const AT = new Date('2026-11-20T09:30:00Z')
const SENT = new Date('2026-11-21T10:00:00Z')
const UNTIL = '2032-12-31'
const PAPER = Buffer.from('%PDF-1.7 Angebot')
const recipient = {
  ...{ name: 'Erika Muster', company: 'Muster Logistik', street: 'Kai 1', postalCode: '20457' },
  ...{ city: 'Hamburg', country: 'DE', vatId: '' },
}
const content = {
  recipient,
  lines: [
    {
      ...{ kind: 'machine', productId: null, title: 'Linde H25', description: '', quantity: 1 },
      ...{ unitPrice: 1_000, priceKind: 'net', optional: false },
    },
  ],
  ...{ taxMode: 'domestic', validUntil: '2026-12-20', binding: true },
  ...{ intro: '', deliveryTime: '', paymentTerms: '', closing: '' },
}
const totals = {
  ...{ net: 1_000, vatRate: 19, vat: 190, gross: 1_190, margin: 0, total: 1_190 },
  ...{ tradeIn: 0, payable: 1_190 },
}

/**
 * A database of the version before the archive has what the law keeps of an erased person among all other inquiries;
 * the present version opens it.
 */
export async function expectToArchive(config: Config): Promise<void> {
  const before = await openDatabase(config, schema)
  const stored = (at: Date) => (before.dialect === 'sqlite' ? at.getTime() : at.toISOString())
  const execute = (sql: string, values: unknown[] = []) => before.orm.em.fork().execute(sql, values)
  for (const table of ['offer', 'file', 'message', 'inquiry'])
    await execute(`drop table archived_${table}`)
  await execute('alter table inquiry add column kept_until varchar(10) null')
  await execute("delete from mikro_orm_migrations where name = '2026-12-03-archive'")
  const inquire = (id: number, name: string, more: Record<string, unknown>) => {
    const row = {
      ...{ id, name, company: '', email: 'erika@firma.example', mailbox: 'erika@firma.example' },
      ...{ phone: '', phone_number: '', message: 'Was kostet er?', source: 'website' },
      ...{ created_at: stored(AT), updated_at: stored(SENT), stage: 'won', ...more },
    }
    const names = Object.keys(row)
    return execute(
      `insert into inquiry (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      Object.values(row),
    )
  }
  await inquire(1, 'Erika Muster', {
    ...{ kept_until: UNTIL, product_title: 'Linde H25', product_quantity: 2 },
    first_answered_at: stored(SENT),
  })
  await inquire(2, 'Nora Neu', {})
  // Somebody else's, which repeats the kept one.
  await inquire(3, 'Otto Other', { duplicate_of_id: 1, stage: 'new' })
  await execute(
    "insert into inquiry_product (inquiry_id, position, title, quantity) values (1, 1, 'Still RX 20', 1)",
  )
  for (const [id, inquiry] of [
    [10, 1],
    [11, 2],
  ]) {
    await execute(
      `insert into message (id, inquiry_id, at, kind, subject, text, sender, left_out)
        values (?, ?, ?, 'received', 'AW', 'Ich nehme ihn', 'buero@firma.example', ?)`,
      [id, inquiry, stored(SENT), 'a.exe: zu groß\nb.exe: unbekannt'],
    )
    await execute(
      `insert into message_attachment (message_id, position, name, type, size, file)
        values (?, 0, 'Plan.pdf', 'application/pdf', 4, ?)`,
      [id, String(id).repeat(16)],
    )
    await execute(
      `insert into offer (id, inquiry_id, year, serial, revision, status, valid_until, content, value, totals, sent,
        pdf, pdf_sha256, sent_at, decided_at, decided_by, decided_on_page, created_at, updated_at)
        values (?, ?, 2026, ?, 2, 'accepted', '2026-12-20', ?, 1000, ?, ?, ?, ?, ?, ?, 'Erika', true, ?, ?)`,
      [
        ...[id, inquiry, id, JSON.stringify(content), JSON.stringify(totals)],
        ...[JSON.stringify({ number: 'AN-2026-0010-2' }), PAPER.toString('base64')],
        ...[hash('sha256', PAPER), stored(SENT), stored(SENT), stored(AT), stored(SENT)],
      ],
    )
  }
  // What 2026-11-30 has left to be moved to the storage.
  await execute(
    'create table message_attachment_before (message_id integer references message (id) on delete cascade, content text)',
  )
  await execute("insert into message_attachment_before values (10, 'JVBE')")
  await before.close()

  const after = await openDatabase(config, schema)
  const em = after.orm.em.fork()
  const ids = async (table: string) =>
    (await em.execute<{ id: number }[]>(`select id from ${table} order by id`)).map(({ id }) => id)
  expect([await ids('inquiry'), await ids('message'), await ids('offer')]).toEqual([
    [2, 3],
    [11],
    [11],
  ])
  const [other] = await em.execute<{ next_step_text: string; duplicate_of_id: number | null }[]>(
    'select next_step_text, duplicate_of_id from inquiry where id = 3',
  )
  expect(other).toEqual({ next_step_text: 'Weiter bearbeiten', duplicate_of_id: null })

  const inquiry = await em.findOneOrFail(ArchivedInquiryEntity, 1, { populate: ['facts'] })
  expect(inquiry).toMatchObject({ until: UNTIL, name: 'Erika Muster', createdAt: AT })
  expect(inquiryFacts.parse(inquiry.facts)).toMatchObject({
    message: 'Was kostet er?',
    firstAnsweredAt: SENT.toISOString(),
    products: [
      { id: null, title: 'Linde H25', quantity: 2 },
      { id: null, title: 'Still RX 20', quantity: 1 },
    ],
  })
  const [message, ...others] = await em.find(ArchivedMessageEntity, {})
  expect(others).toEqual([])
  expect(messageFacts.parse(message?.facts)).toMatchObject({
    text: 'Ich nehme ihn',
    from: 'buero@firma.example',
    leftOut: ['a.exe: zu groß', 'b.exe: unbekannt'],
    ...{ to: [], cc: [], passedOnBy: null, fromProgram: false },
  })
  expect(await em.find(ArchivedFileEntity, {})).toMatchObject([
    { name: 'Plan.pdf', size: 4, file: '10'.repeat(16) },
  ])
  expect(await em.execute('select content from message_attachment_before')).toEqual([
    { content: 'JVBE' },
  ])
  const [offer] = await em.find(ArchivedOfferEntity, {}, { populate: ['pdf', 'sent'] })
  expect(offer).toMatchObject({ id: 10, sent: { number: 'AN-2026-0010-2' } })
  expect(Buffer.from(offer?.pdf ?? '', 'base64')).toEqual(PAPER)
  expect(offerFacts.parse(offer?.facts)).toMatchObject({
    ...{ number: 'AN-2026-0010', revision: 2, totals, decidedOnPage: true },
    decision: { at: SENT.toISOString(), name: 'Erika', reason: '' },
  })
  await after.close()
}
