import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { ErasureItem } from '../../../shared/persons/person.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { logIn } from '../../tests/accounts.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { createPersonsTest, type PersonsTest } from './persons.testing.ts'

/** Two who say the same name and telephone: nobody knows whether they are one. */
const [VICTIM, STRANGER] = ['ida@opfer.example', 'fremd@angreifer.example']
const both = { name: 'Ida Opfer', phone: '040 66969-777' }

let at: PersonsTest
beforeEach(async () => {
  at = await createPersonsTest()
  await at.write({ ...both, email: VICTIM, message: 'Mein Angebot bitte vertraulich.' })
  await at.write({ ...both, email: VICTIM, message: 'Noch eine Frage.' })
  await at.write({ ...both, email: STRANGER, message: 'Ich bin auch Ida.' })
})
afterEach(() => at.close())

const eraseWithout = (key: string, mode: 'check' | 'apply', without: string[]) =>
  at.test.call<ErasureItem[]>('POST', `/api/persons/${key}/erase`, {
    token: at.test.token,
    body: { mode, without },
  })
const access = async (key: string, query = '') => {
  const { token } = at.test
  const answer = await at.test.app.request(`/api/persons/${key}/export${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') }
}
const sendersOf = async (token = at.test.token) =>
  (await at.test.get<{ email: string }[]>('/api/contact?limit=100', token)).data
    .map(({ email }) => email)
    .sort()

it('says which mailboxes meet by telephone and name alone, and what belongs to each', async () => {
  const person = await at.theOne(STRANGER)
  expect(person.items).toMatchObject({ inquiry: 3 })
  expect(person.mailboxes).toEqual([
    { address: STRANGER, items: expect.objectContaining({ inquiry: 1 }) },
    { address: VICTIM, items: expect.objectContaining({ inquiry: 2 }) },
  ])
  await at.write({ name: 'Otto Einzig', email: 'otto@firma.example' })
  await at.write({ name: 'Otto Einzig', email: 'OTTO@firma.example', message: 'Noch einmal' })
  expect((await at.theOne('otto@firma.example')).mailboxes).toEqual([])
})

it('names what was left by telephone without any mail address', async () => {
  await at.write({ ...both, email: '', callback: true, message: '' })
  const { key, mailboxes } = await at.theOne(VICTIM)
  expect(mailboxes.map(({ address }) => address)).toEqual(['', STRANGER, VICTIM])
  const { data } = await eraseWithout(key, 'check', ['', VICTIM])
  expect(data.filter(({ table }) => table === 'inquiry')).toHaveLength(1)
})

it('gives access without what belongs to another mailbox', async () => {
  const { key } = await at.theOne(STRANGER)
  const all = await access(key)
  const own = await access(key, `?without=${encodeURIComponent(VICTIM)}`)
  expect(own.status).toBe(200)
  expect(all.text.length).toBeGreaterThan(own.text.length)
  const items = (await eraseWithout(key, 'check', [VICTIM])).data
  expect(items.filter(({ table }) => table === 'inquiry')).toHaveLength(1)
})

it('erases one of them, and a restore takes nothing of the other along', async () => {
  const { data: backup } = await at.post<Backup>('/backups')
  const { key } = await at.theOne(STRANGER)
  expect((await eraseWithout(key, 'apply', [VICTIM])).status).toBe(200)
  expect(await sendersOf()).toEqual([VICTIM, VICTIM])
  expect(await at.find(STRANGER)).toEqual([])
  expect((await at.theOne(VICTIM)).mailboxes).toEqual([])

  const { data } = await restore(at.test, at.test.token, { name: backup.name, mode: 'apply' })
  expect(data).toMatchObject({ erasedAgain: 1 })
  expect(await sendersOf(await logIn(at.test, 'admin', PASSWORD))).toEqual([VICTIM, VICTIM])
})

it('refuses to leave out what the person has not, or everything', async () => {
  const { key } = await at.theOne(STRANGER)
  for (const without of [['niemand@firma.example'], [VICTIM, STRANGER]]) {
    const { status, details } = await eraseWithout(key, 'apply', without)
    expect([status, details?.without?.[0]]).toEqual([400, expect.any(String)])
    expect((await access(key, `?without=${without}`)).status).toBe(400)
  }
  expect(await sendersOf()).toHaveLength(3)
})
