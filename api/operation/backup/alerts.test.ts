import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_LIMIT: '0' },
    ...{ MAIL_FROM: 'post@elbstapler.example', MAIL_TO: 'post@elbstapler.example' },
  })
})
afterAll(() => test.close())

const rows = () => test.query<{ email: string }>('select * from search_alert order by id')

it('brings search alerts back byte for byte, and nobody who was erased since', async () => {
  await test.addProduct({ price: 18_000 })
  for (const email of ['bleibt@firma.example', 'weg@firma.example'])
    await test.call('POST', '/api/search-alerts', { body: { email, query: 'preis_bis=20000' } })
  const [kept] = await rows()
  const { token } = test
  const { data } = await test.call<{ name: string }>('POST', '/api/backups', { token })
  const [person] = (
    await test.get<{ key: string }[]>('/api/persons?search=weg@firma.example', token)
  ).data
  const path = `/api/persons/${person?.key}/erase`
  await test.call('POST', path, { token, body: { mode: 'apply' } })
  await test.query('delete from search_alert')

  const restored = (mode: string) => restore(test, token, { name: data.name, mode })
  expect((await restored('check')).data).toMatchObject({ erasedAgain: 1 })
  expect((await restored('apply')).status).toBe(200)
  expect(await rows()).toEqual([kept])
})
