import { hash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import type { KeptPerson } from '../../../shared/persons/person.ts'
import { createPersonsTest, type PersonsTest } from '../../customers/persons/persons.testing.ts'
import { logIn } from '../../tests/accounts.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'
import { changeRows, rewrite } from './rewrite.testing.ts'

const EMAIL = 'gerd@weg.example'

let at: PersonsTest
let offer: Offer
beforeEach(async () => {
  at = await createPersonsTest()
  const inquiry = await at.inquireWith(
    { name: 'Gerd Weg', email: EMAIL },
    await at.test.addProduct(),
  )
  const draft = (await at.post(`/contact/${inquiry}/offers`)).data
  await at.put(draft.id, { binding: true })
  offer = (await at.post(`/offers/${draft.id}/send`, { by: 'hand' })).data
  await at.post(`/offers/${offer.id}/accept`)
})
afterEach(() => at.close())

async function backUp(): Promise<string> {
  const { data } = await at.post<Backup>('/backups')
  return at.test.backups.files.placeOf(data.name)
}

const erase = async () => at.erase((await at.theOne(EMAIL)).key, 'apply')

/** Everything is in the archive of a site, and nothing among what is worked on. */
async function expectArchived({ test }: PersonsTest) {
  const token = await logIn(test, 'admin', PASSWORD)
  const read = async <Data>(path: string) => (await test.get<Data>(`/api${path}`, token)).data
  expect(await read('/contact')).toEqual([])
  expect(await read(`/persons?search=${EMAIL}`)).toEqual([])
  expect(await read<KeptPerson[]>(`/persons/kept?search=${EMAIL}`)).toMatchObject([
    { inquiries: [{ id: offer.inquiryId, offers: [{ id: offer.id, number: offer.number }] }] },
  ])
  const { keptUntil } = await read<InquiryDetail>(`/contact/${offer.inquiryId}`)
  expect(keptUntil).toBe(`${new Date().getFullYear() + 6}-12-31`)
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await test.app.request(`/api/offers/${offer.id}/angebot.pdf`, { headers })
  expect(hash('sha256', Buffer.from(await answer.arrayBuffer()))).toBe(offer.pdfSha256)
}

it('a backup brings back what the archive has, also on another site, where no number is given again', async () => {
  await erase()
  const file = await rewrite(await backUp(), () => {})
  const elsewhere = await createPersonsTest()
  const { status, data } = await restore(elsewhere.test, elsewhere.test.token, {
    file,
    mode: 'apply',
  })
  expect([status, data.erasedAgain]).toEqual([200, 0])
  await expectArchived(elsewhere)
  const id = await elsewhere.write({ name: 'Nora Neu', email: 'nora@firma.example' })
  expect(id).toBeGreaterThan(offer.inquiryId)
  await elsewhere.close()
})

it('a backup of before the erasure puts what the law keeps into the archive', async () => {
  const file = await rewrite(await backUp(), () => {})
  await erase()
  const { status, data } = await restore(at.test, at.test.token, { file, mode: 'apply' })
  expect([status, data.erasedAgain, data.after.inquiry]).toEqual([200, 1, 0])
  await expectArchived(at)
})

it('a backup of an earlier version, which kept it among what is worked on, does so, too', async () => {
  const earlier = await backUp()
  await erase()
  const ledger = await at.test.query<{ hash: string; key: string; at: number }>(
    'select hash, key, at from erasure',
  )
  const file = await rewrite(earlier, (contents) => {
    contents.manifest.migrations = contents.manifest.migrations.filter(
      (name) => name !== '2026-12-03-archive',
    )
    for (const table of ['inquiry', 'message', 'file', 'offer'])
      contents.files.delete(`tables/archived_${table}.jsonl`)
    const lines = ledger.map((row) =>
      JSON.stringify({ ...row, at: new Date(row.at).toISOString() }),
    )
    contents.files.set('tables/erasure.jsonl', `${lines.join('\n')}\n`)
    const kept_until = `${new Date().getFullYear() + 6}-12-31`
    changeRows(contents, 'inquiry', (row) => Object.assign(row, { kept_until, notes: '' }))
    changeRows(contents, 'offer', (row) => Object.assign(row, { token: null, search_text: '' }))
  })
  const elsewhere = await createPersonsTest()
  const { status, data } = await restore(elsewhere.test, elsewhere.test.token, {
    file,
    mode: 'apply',
  })
  expect([status, data.erasedAgain, data.isOlder, data.after.inquiry]).toEqual([200, 0, true, 0])
  await expectArchived(elsewhere)
  await elsewhere.close()
})
