import { afterEach, beforeEach, expect, it } from 'vitest'
import { blockMailbox } from '../../customers/alerts/alert-blocks.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    CONTACT_LIMIT: '0',
    MAIL_FROM: 'post@elbstapler.example',
    MAIL_TO: 'post@elbstapler.example',
  })
})
afterEach(() => test.close())

const rows = () => test.query<{ email: string }>('select * from search_alert order by id')

it('goes on writing to nobody who has blocked their mailbox, whichever was first', async () => {
  const { token } = test
  const ask = (email: string) =>
    test.call('POST', '/api/search-alerts', { body: { email, query: 'preis_bis=20000' } })
  const block = async (email: string) => {
    const [alert] = await test.query<{ token: string }>(
      `select token from search_alert where email = '${email}'`,
    )
    const { orm } = test.database
    await orm.em.fork().transactional(async (em) => {
      await blockMailbox(
        em,
        '0'.repeat(64),
        { token: alert?.token ?? '', email, mailbox: email },
        new Date(),
      )
    })
  }
  await ask('vorher@firma.example')
  await block('vorher@firma.example')
  await ask('nachher@firma.example')
  const { data } = await test.call<{ name: string }>('POST', '/api/backups', { token })
  await block('nachher@firma.example')
  await test.query(`delete from alert_block where at <= (select min(at) from alert_block)`)
  expect((await restore(test, token, { name: data.name, mode: 'apply' })).status).toBe(200)
  const blocked = await test.query('select * from alert_block')
  expect(blocked).toHaveLength(2)
  expect(await rows()).toEqual([])
  for (const email of ['vorher@firma.example', 'nachher@firma.example']) await ask(email)
  expect(await rows()).toEqual([])
})

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
