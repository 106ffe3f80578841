import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import type { Everywhere } from '../../../shared/persons/everywhere.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { logIn } from '../../tests/accounts.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { createPersonsTest, type PersonsTest } from './persons.testing.ts'

/** Two advisers of one office, who share a mailbox. */
const [MUELLER, SCHMIDT] = ['post+mueller@kanzlei.example', 'post+schmidt@kanzlei.example']

let at: PersonsTest
let ids: { mueller: number; schmidt: number }
beforeEach(async () => {
  at = await createPersonsTest()
  const mueller = await at.write({
    name: 'Max Müller',
    email: MUELLER,
    message: 'Wir verkaufen aus einer Insolvenz.',
  })
  const schmidt = await at.write({
    name: 'Sven Schmidt',
    email: SCHMIDT,
    message: 'Wir suchen zwei Stapler.',
  })
  ids = { mueller, schmidt }
})
afterEach(() => at.close())

const sendersOf = async (token = at.test.token) =>
  (await at.test.get<{ email: string }[]>('/api/contact?limit=100', token)).data
    .map(({ email }) => email)
    .sort()

it('is a person of their own, whose search, access and customer page show nothing of the other', async () => {
  const { key, emails, items } = await at.theOne(MUELLER.toUpperCase())
  expect([emails, items.inquiry]).toEqual([[MUELLER], 1])
  expect((await at.theOne(SCHMIDT)).emails).toEqual([SCHMIDT])
  expect(await at.find('post@kanzlei.example')).toEqual([])
  const { customer } = await at.inquiry(ids.mueller)
  const page = (await at.test.get<Customer>(`/api/customers/${customer}`, at.test.token)).data
  expect(page.inquiries.map(({ id }) => id)).toEqual([ids.mueller])
  expect((await at.erase(key, 'check')).data.filter(({ table }) => table === 'inquiry')).toEqual([
    expect.objectContaining({ id: ids.mueller }),
  ])
})

it('is erased without the other, and a restore takes nothing of the other along', async () => {
  const { data: backup } = await at.post<Backup>('/backups')
  await at.erase((await at.theOne(MUELLER)).key, 'apply')
  expect(await sendersOf()).toEqual([SCHMIDT])
  const { data } = await restore(at.test, at.test.token, { name: backup.name, mode: 'apply' })
  expect(data).toMatchObject({ erasedAgain: 1 })
  expect(await sendersOf(await logIn(at.test, 'admin', PASSWORD))).toEqual([SCHMIDT])
})

it('is not the one whose plain address was erased', async () => {
  await at.write({ name: 'Empfang', email: 'Post@Kanzlei.example' })
  const { data: backup } = await at.post<Backup>('/backups')
  await at.erase((await at.theOne('post@kanzlei.example')).key, 'apply')
  expect(await sendersOf()).toEqual([MUELLER, SCHMIDT])
  await restore(at.test, at.test.token, { name: backup.name, mode: 'apply' })
  expect(await sendersOf(await logIn(at.test, 'admin', PASSWORD))).toEqual([MUELLER, SCHMIDT])
})

it('is found alone by the search of everything, with their own offers', async () => {
  await at.post(`/contact/${ids.schmidt}/offers`)
  const search = async (q: string) =>
    (await at.test.get<Everywhere>(`/api/search?q=${encodeURIComponent(q)}`, at.test.token)).data
  const mueller = await search(MUELLER)
  expect(mueller.persons.map(({ emails }) => emails)).toEqual([[MUELLER]])
  expect(mueller.offers).toEqual([])
  expect((await search(SCHMIDT)).offers).toHaveLength(1)
})

/** Notes a mail that lies in the mailbox and was not taken. */
const setAside = (uid: number, sender: string, mailbox = sender) =>
  at.test.query(
    `insert into set_aside_mail (key, inbox, uid, at, sender, mailbox, subject, reason, noted_at)
     values ('${uid}', 'inbox', ${uid}, 0, '${sender}', '${mailbox}', 'Betreff', 'Grund', 0)`,
  )

it('takes along what is noted of their mails that were left in the mailbox, and nobody else’s', async () => {
  for (const [index, sender] of [MUELLER, SCHMIDT].entries())
    await setAside(index + 7, sender, 'post@kanzlei.example')
  const { key, items } = await at.theOne(MUELLER)
  expect(items).toMatchObject({ set_aside_mail: 1 })
  const { data } = await at.erase(key, 'apply')
  expect(data).toContainEqual(
    expect.objectContaining({ table: 'set_aside_mail', id: 7, action: 'delete' }),
  )
  expect(await at.test.query('select sender from set_aside_mail')).toEqual([{ sender: SCHMIDT }])
})

it('takes it along of somebody who has nothing but a search alert, too', async () => {
  const email = 'sucht@firma.example'
  await at.test.call('POST', '/api/search-alerts', { body: { email, query: 'marke=still' } })
  await setAside(9, email)
  const { key, items } = await at.theOne(email)
  expect(items).toMatchObject({ search_alert: 1, set_aside_mail: 1 })
  await at.erase(key, 'apply')
  expect(await at.test.query('select sender from set_aside_mail')).toEqual([])
})
