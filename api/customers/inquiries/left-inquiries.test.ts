import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserInquiries } from '../../../shared/accounts/user.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
let eva: Awaited<ReturnType<typeof addColleague>>
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
  eva = await addColleague(test, 'sales', 'Eva')
})
afterAll(() => test.close())

const call = <Data>(method: string, path: string, body?: object) =>
  test.call<Data>(method, `/api${path}`, { token: test.token, body })
const read = async (id: number) => (await call<InquiryDetail>('GET', `/contact/${id}`)).data
const leftBy = async (user: number) =>
  (await call<UserInquiries>('GET', `/users/${user}/inquiries`)).data

let leavers = 0
/** Somebody with two open inquiries and a closed one. */
async function leaver() {
  const { id, username } = await addColleague(test, 'sales', `Tom ${++leavers}`)
  const inquiries: number[] = []
  for (const stage of ['new', 'contacted', 'done']) {
    const email = `kunde${leavers}.${stage}@firma.example`
    const body = { name: 'Kunde', email, message: 'Ist der Stapler noch da?' }
    const { data } = await call<{ id: number }>('POST', '/contact', body)
    await call('PUT', `/contact/${data.id}`, { ownerId: id, stage })
    inquiries.push(data.id)
  }
  return { id, username, inquiries }
}
const ownersOf = async (inquiries: number[]) =>
  Promise.all(inquiries.map(async (id) => (await read(id)).owner))

it('says how many open inquiries somebody is responsible for, and who can take them over', async () => {
  const tom = await leaver()
  const { open, successors } = await leftBy(tom.id)
  expect(open).toBe(2)
  expect(successors).toContainEqual({ id: eva.id, name: 'Eva' })
  expect(successors.map(({ id }) => id)).not.toContain(tom.id)
  expect((await call('GET', '/users/9999/inquiries')).status).toBe(404)
})

it('hands them over when the account is switched off, and says so at each', async () => {
  const tom = await leaver()
  const patch = { active: false, inquiriesTo: eva.id }
  expect((await call('PUT', `/users/${tom.id}`, patch)).status).toBe(200)
  expect(await ownersOf(tom.inquiries)).toEqual(['Eva', 'Eva', 'Eva'])
  const { events } = await read(tom.inquiries[0] ?? 0)
  expect(events.map(({ text }) => text)).toContain(`Zuständig: Eva, bisher ${tom.username}`)
  const today = await test.get<Today>('/api/today?owner=me', eva.token)
  expect(today.data.items.map(({ inquiry }) => inquiry.id)).toContain(tom.inquiries[0])
})

it('leaves them to everybody where nobody is named, also when the role sees no inquiries any more', async () => {
  for (const patch of [{ active: false }, { role: 'stock', inquiriesTo: null }]) {
    const tom = await leaver()
    expect((await call('PUT', `/users/${tom.id}`, patch)).status).toBe(200)
    expect(await ownersOf(tom.inquiries)).toEqual([null, null, null])
    const today = await test.get<Today>('/api/today?owner=me', eva.token)
    expect(today.data.items.map(({ inquiry }) => inquiry.id)).toContain(tom.inquiries[0])
  }
})

it('hands them over when the account is removed', async () => {
  const tom = await leaver()
  const path = `/users/${tom.id}?inquiriesTo=${eva.id}`
  expect((await call('DELETE', path)).status).toBe(200)
  expect(await ownersOf(tom.inquiries)).toEqual(['Eva', 'Eva', 'Eva'])
})

it('hands nothing to who may not edit inquiries or is gone, and then changes nothing', async () => {
  const tom = await leaver()
  const stock = await addColleague(test, 'stock')
  for (const to of [stock.id, tom.id, 9999]) {
    const patch = { active: false, inquiriesTo: to }
    const refused = await call('PUT', `/users/${tom.id}`, patch)
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, ['inquiriesTo']])
    expect((await call('DELETE', `/users/${tom.id}?inquiriesTo=${to}`)).status).toBe(400)
  }
  expect(await ownersOf(tom.inquiries)).toEqual([tom.username, tom.username, tom.username])
})

it('leaves the inquiries of an account that goes on as they are', async () => {
  const tom = await leaver()
  await call('PUT', `/users/${tom.id}`, { name: 'Tom Turm', inquiriesTo: eva.id })
  expect(await ownersOf(tom.inquiries)).toEqual(['Tom Turm', 'Tom Turm', 'Tom Turm'])
})
