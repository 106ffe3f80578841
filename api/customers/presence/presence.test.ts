import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Colleague, PRESENT_MS } from '../../../shared/inquiries/message-input.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ CONTACT_LIMIT: '0' })
})
afterAll(() => at.close())

const write = async () => {
  const body = { name: 'Karla', email: 'karla@firma.example', message: `Nr. ${Math.random()}` }
  return (await at.call<{ id: number }>('POST', '/api/contact', { body })).data.id
}
const look = (id: number, token: string, body: unknown = { writing: false }) =>
  at.call<Colleague[]>('POST', `/api/contact/${id}/presence`, { token, body })

it('says who else has an inquiry open, and who writes', async () => {
  const one = await write()
  const other = await write()
  const tom = await addColleague(at, 'sales', 'Tom')
  expect((await look(one, at.token)).data).toEqual([])
  expect((await look(one, tom.token, { writing: true })).data).toEqual([
    { name: 'admin', writing: false },
  ])
  expect((await look(one, at.token)).data).toEqual([{ name: 'Tom', writing: true }])
  expect((await look(other, at.token)).data).toEqual([])
  // Who has gone on to another one is not there any more.
  expect((await look(one, tom.token)).data).toEqual([])
})

it('forgets after a minute who was there', async () => {
  const id = await write()
  const eva = await addColleague(at, 'sales', 'Eva')
  await look(id, eva.token)
  await at.query(
    `update app_user set seen_there_at = seen_there_at - ${PRESENT_MS} where username = 'Eva'`,
  )
  expect((await look(id, at.token)).data).toEqual([])
})

it('is nobody else’s business', async () => {
  const id = await write()
  const stock = await addColleague(at, 'stock')
  expect((await look(id, stock.token)).status).toBe(403)
  expect((await look(id, '')).status).toBe(401)
  expect((await look(0, at.token)).status).toBe(404)
  // One that was deleted while it was open has nobody on it.
  expect(await look(999_999, at.token)).toMatchObject({ status: 200, data: [] })
  expect(await look(id, at.token, { writing: 'ja' })).toMatchObject({
    status: 400,
    details: { writing: [expect.any(String)] },
  })
})
