import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { pagesOf } from './alert-pages.testing.ts'

let test: MailedApp
beforeAll(async () => {
  test = await mailedApp()
})
afterAll(() => test.close())
beforeEach(() => test.query('delete from search_alert'))

const ask = (query: string) =>
  test.call('POST', '/api/search-alerts', { body: { email: 'a@firma.example', query } })
const alerts = () =>
  test.query<{ token: string; query: string }>('select token, query from search_alert')

async function post(address: string, fields: Record<string, string>) {
  const answer = await pagesOf(test).request(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  })
  return { status: answer.status, shown: answer.status === 303 ? null : (await answer.json()).data }
}

it.each([
  [{ marke: 'linde', tragkraft_von: 'zwei' }, 'Tragkraft von „zwei“: Tragkraft: bitte '],
  [{ tragkraft_von: '5 t', tragkraft_bis: '2 t' }, 'Tragkraft von „5 t“, Tragkraft bis „2 t“: '],
])(
  'leaves a search as it is that is changed to %j, says why, and keeps what was typed',
  async (typed, reason) => {
    await ask('marke=still')
    const [before] = await alerts()
    const { status, shown } = await post(`/suchauftrag/${before?.token}`, {
      action: 'change',
      ...typed,
    })
    expect(status).toBe(400)
    expect(shown).toMatchObject({ kind: 'alert', sought: 'Still', confirmed: false })
    expect(shown.failure).toContain(reason)
    expect(Object.fromEntries(new URLSearchParams(shown.typed))).toEqual(typed)
    expect(await alerts()).toEqual([before])
  },
)

it('asks for no alert with a search that cannot be read, and says so with and without a script', async () => {
  const query = 'marke=still&tragkraft_von=zwei'
  const { status, error } = await ask(query)
  expect([status, error]).toEqual([
    400,
    expect.stringContaining('Tragkraft von „zwei“: Tragkraft: bitte '),
  ])
  const form = { email: 'a@firma.example', query }
  expect(await post('/suchauftrag', form)).toMatchObject({
    status: 400,
    shown: { kind: 'form', ...form, failure: error },
  })
  expect(await alerts()).toEqual([])
})

it('takes an alert for a list whose order alone is unknown, because it keeps none', async () => {
  expect((await ask('marke=still&sortierung=nie')).status).toBe(202)
  expect(await alerts()).toMatchObject([{ query: 'marke=still' }])
})
