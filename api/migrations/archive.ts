import { z } from 'zod'
import {
  type Dialect,
  type Execute,
  type Migration,
  storedJson,
} from '../base/data/db/migration.ts'

/** What the law keeps of erased persons leaves the tables of what is worked on. */
export const archive: Migration = {
  name: '2026-12-03-archive',
  async up(dialect, execute) {
    for (const statement of tables(dialect)) await execute(statement)
    await freeMovedFiles(dialect, execute)
    const kept = await execute('select * from inquiry where kept_until is not null order by id')
    for (const row of kept) await archiveInquiry(dialect, execute, inquiry.parse(row))
    const ids = 'select id from inquiry where kept_until is not null'
    return [
      // Nobody else's inquiry goes with one that it repeats.
      `update inquiry set duplicate_of_id = null, next_step_at = ${dialect.now}, next_step_text = 'Weiter bearbeiten'
        where kept_until is null and duplicate_of_id in (${ids})`,
      `update product set reserved_for = null where reserved_for in (${ids})`,
      'delete from inquiry where kept_until is not null',
      'alter table inquiry drop column kept_until',
    ]
  },
}

const tables = ({ id, moment, text, unique }: Dialect) => [
  `create table archived_inquiry (
    id ${id} not null,
    until ${text(10)} not null,
    name ${text(200)} not null,
    company ${text(200)} not null,
    email ${text(254)} not null,
    mailbox ${text(254)} not null,
    phone ${text(50)} not null,
    phone_number ${text(50)} not null,
    facts json not null,
    created_at ${moment} not null,
    primary key (id)
  )`,
  'create index archived_inquiry_until_index on archived_inquiry (until)',
  `create table archived_message (
    id ${id} not null,
    inquiry_id ${id} not null,
    facts json not null,
    primary key (id),
    constraint archived_message_inquiry_id_foreign foreign key (inquiry_id) references archived_inquiry (id) on delete cascade
  )`,
  'create index archived_message_inquiry_id_index on archived_message (inquiry_id)',
  `create table archived_file (
    message_id ${id} not null,
    position ${id} not null,
    name ${text(200)} not null,
    type ${text(100)} not null,
    size ${id} not null,
    file ${text(32)} not null,
    primary key (message_id, position),
    constraint archived_file_message_id_foreign foreign key (message_id) references archived_message (id) on delete cascade
  )`,
  unique('archived_file', 'file'),
  `create table archived_offer (
    id ${id} not null,
    inquiry_id ${id} not null,
    facts json not null,
    sent json not null,
    pdf text not null,
    pdf_sha256 ${text(64)} not null,
    primary key (id),
    constraint archived_offer_inquiry_id_foreign foreign key (inquiry_id) references archived_inquiry (id) on delete cascade
  )`,
  'create index archived_offer_inquiry_id_index on archived_offer (inquiry_id)',
]

const IS_MOVING = {
  sqlite: "select 1 from sqlite_master where name = 'message_attachment_before'",
  postgresql: "select 1 where to_regclass('message_attachment_before') is not null",
}

/** Bytes that 2026-11-30 has left to be moved must not go with the rows of their messages. */
async function freeMovedFiles({ name }: Dialect, execute: Execute): Promise<void> {
  if ((await execute(IS_MOVING[name])).length === 0) return
  await execute('create table message_attachment_free as select * from message_attachment_before')
  await execute('drop table message_attachment_before')
  await execute('alter table message_attachment_free rename to message_attachment_before')
}

/** SQLite stores moments in milliseconds, and truth as a number. */
const moment = z.coerce.date().transform((at) => at.toISOString())
const truth = z.union([z.boolean(), z.number()]).transform(Boolean)
const json = z.unknown().transform(storedJson)

const inquiry = z.object({
  id: z.number(),
  message: z.string(),
  callback: truth,
  callback_at: moment.nullable(),
  concern: z.string().nullable(),
  delivery_postcode: z.string().nullable(),
  source: z.string(),
  product_id: z.number().nullable(),
  product_title: z.string().nullable(),
  product_quantity: z.number(),
  answer_due_at: moment.nullable(),
  first_answered_at: moment.nullable(),
  suspicious: truth,
  updated_at: moment,
})

async function archiveInquiry(
  dialect: Dialect,
  execute: Execute,
  row: z.infer<typeof inquiry>,
): Promise<void> {
  const { id, product_title: title } = row
  const further = await execute(
    'select product_id as id, title, quantity from inquiry_product where inquiry_id = ? order by position',
    [id],
  )
  const facts = {
    message: row.message,
    callback: row.callback,
    callbackAt: row.callback_at,
    concern: row.concern,
    deliveryPostcode: row.delivery_postcode,
    source: row.source,
    products: [
      ...(title ? [{ id: row.product_id, title, quantity: row.product_quantity }] : []),
      ...further,
    ],
    answerDueAt: row.answer_due_at,
    firstAnsweredAt: row.first_answered_at,
    suspicious: row.suspicious,
    updatedAt: row.updated_at,
  }
  await execute(
    `insert into archived_inquiry (id, until, name, company, email, mailbox, phone, phone_number, facts, created_at)
      select id, kept_until, name, company, email, mailbox, phone, phone_number, ${dialect.jsonOf('?')}, created_at
      from inquiry where id = ?`,
    [JSON.stringify(facts), id],
  )
  await archiveMessages(dialect, execute, id)
  await archiveOffers(dialect, execute, id)
}

const message = z.object({
  id: z.number(),
  at: moment,
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
  author: z.string().nullable(),
  automatic: truth,
  quoted: z.string(),
  sender: z.string().nullable(),
  recipients: z.string(),
  cc: z.string(),
  passed_on_by: z.string().nullable(),
  from_program: truth,
  left_out: z.string(),
  suspicious: truth,
})

/** The texts that a column holds, one a line. */
const linesOf = (text: string) => (text ? text.split('\n') : [])

async function archiveMessages({ jsonOf }: Dialect, execute: Execute, inquiry: number) {
  const rows = await execute('select * from message where inquiry_id = ? order by id', [inquiry])
  for (const { id, ...said } of z.array(message).parse(rows)) {
    const { at, kind, subject, text, author, automatic, quoted, suspicious } = said
    const facts = {
      ...{ at, kind, subject, text, author, automatic, quoted, suspicious },
      from: said.sender,
      to: linesOf(said.recipients),
      cc: linesOf(said.cc),
      passedOnBy: said.passed_on_by,
      fromProgram: said.from_program,
      leftOut: linesOf(said.left_out),
    }
    await execute(
      `insert into archived_message (id, inquiry_id, facts) values (?, ?, ${jsonOf('?')})`,
      [id, inquiry, JSON.stringify(facts)],
    )
  }
  await execute(
    `insert into archived_file (message_id, position, name, type, size, file)
      select message_id, position, name, type, size, file from message_attachment
      where message_id in (select id from archived_message where inquiry_id = ?)`,
    [inquiry],
  )
}

const offer = z.object({
  id: z.number(),
  year: z.number(),
  serial: z.number(),
  revision: z.number(),
  content: json.pipe(z.looseObject({})),
  totals: json,
  value: z.number(),
  sent_at: moment.nullable(),
  decided_at: moment,
  decided_by: z.string().nullable(),
  decision_reason: z.string().nullable(),
  decided_on_page: truth,
  created_at: moment,
  updated_at: moment,
})

async function archiveOffers({ jsonOf }: Dialect, execute: Execute, inquiry: number) {
  const rows = await execute(
    `select id, year, serial, revision, content, totals, value, sent_at, decided_at, decided_by,
      decision_reason, decided_on_page, created_at, updated_at
      from offer where inquiry_id = ? and status = 'accepted' and pdf is not null order by id`,
    [inquiry],
  )
  for (const row of z.array(offer).parse(rows)) {
    const facts = {
      ...row.content,
      number: `AN-${row.year}-${String(row.serial).padStart(4, '0')}`,
      revision: row.revision,
      totals: row.totals,
      value: row.value,
      sentAt: row.sent_at,
      decision: {
        at: row.decided_at,
        name: row.decided_by ?? '',
        reason: row.decision_reason ?? '',
      },
      decidedOnPage: row.decided_on_page,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
    await execute(
      `insert into archived_offer (id, inquiry_id, facts, sent, pdf, pdf_sha256)
        select id, inquiry_id, ${jsonOf('?')}, sent, pdf, pdf_sha256 from offer where id = ?`,
      [JSON.stringify(facts), row.id],
    )
  }
}
