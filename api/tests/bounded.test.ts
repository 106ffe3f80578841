import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Interested } from '../../shared/alerts/search-alert.ts'
import { HOUR } from '../../shared/time/time.ts'
import { SearchAlertEntity } from '../customers/alerts/search-alert.entity.ts'
import { hostileValues } from './hostile-values.ts'
import { fill } from './large-stock.ts'
import { tooDear, usualTime } from './processor-time.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/*
 * What is asked most, quickly; `bounded.nightly.test.ts` tries every parameter of every public address.
 */

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await fill(test.database, 500)
})
afterAll(() => test.close())

it.each(['/api/products', '/api/products/facets'])(
  'GET %s takes hardly more of the processor for the strangest search than for an ordinary one',
  async (path) => {
    const ask = async (search: string) =>
      test.app.request(`${path}?${new URLSearchParams({ search })}`)
    const usual = await usualTime((n) => ask(`linde h${n}`))
    const others = Object.entries(hostileValues).map(
      ([name, value]): [string, (n: number) => Promise<unknown>] => [name, (n) => ask(value(n))],
    )
    expect(await tooDear(path, usual, others)).toEqual([])
  },
)

/** Signs that patterns begin with, as often as a body may have them. */
const LONGEST_TEXT = 200_000
const parts = ['@.', 'a@', '{{ ', ' ', '01 0', 'xn--', '\u0301', '<a ', '[url', 'https://', '🚜']

it.each(['email', 'message', 'name', 'phone', 'company'])(
  'POST /api/contact takes hardly more of the processor for the longest %s than for an ordinary one',
  async (field) => {
    const ordinary = {
      name: 'Eva',
      email: 'eva@firma.example',
      phone: '',
      company: '',
      message: '',
    }
    const send = (text: string) =>
      test.call('POST', '/api/contact', { body: { ...ordinary, [field]: text } })
    const usual = await usualTime((n) => send(`Ist er noch da? ${n}`))
    const others = parts.map((part): [string, (n: number) => Promise<unknown>] => [
      `many ${part}`,
      (n) => send(`a${part.repeat(LONGEST_TEXT / Buffer.byteLength(part))}${n}`),
    ])
    expect(await tooDear(field, usual, others)).toEqual([])
  },
)

it('saving a machine takes hardly more of the processor for the longest specification', async () => {
  const { id } = await test.addProduct()
  const save = (text: string) =>
    test.call('PUT', `/api/products/${id}`, {
      token: test.token,
      body: { specifications: { Hubhöhe: text } },
    })
  const usual = await usualTime((n) => save(`${n} mm`))
  const fraction = (n: number) => `1,1${'9'.repeat(LONGEST_TEXT)}1090909${n}x`
  const others = parts.map((part): [string, (n: number) => Promise<unknown>] => [
    `many ${part}`,
    (n) => save(`1${part.repeat(LONGEST_TEXT / Buffer.byteLength(part))}${n}`),
  ])
  expect(
    await tooDear('a specification', usual, [
      ...others,
      ['a fraction without an end', (n) => save(fraction(n))],
    ]),
  ).toEqual([])
})

it('saving a template takes hardly more of the processor for braces that nothing closes', async () => {
  const save = (text: string) =>
    test.call('POST', '/api/message-templates', {
      token: test.token,
      body: { name: 'Antwort', text },
    })
  const usual = await usualTime((n) => save(`{{anrede}}, danke ${n}`))
  const braces = (n: number) => save(`{{${' '.repeat(9_000)}${n}`)
  expect(await tooDear('a template', usual, [['open braces', braces]])).toEqual([])
})

it('says some of the mistakes in a list of thousands', async () => {
  const changes = { withheldFrom: Array.from({ length: 50_000 }, () => null) }
  const answer = await test.call('PUT', '/api/products/bulk', {
    token: test.token,
    body: { ids: [1], changes },
  })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.details).length).toBeLessThan(100_000)
})

it('says what of a long search it has not read', async () => {
  const search = `linde ${'h25 '.repeat(11)}gabelstapler hamburg, 5 t`
  const query = new URLSearchParams({ search })
  expect(await test.get(`/api/products?${query}`)).toHaveProperty('unread', 'hamburg, 5 t')
  expect((await test.get(`/api/products/facets?${query}`)).data).toHaveProperty(
    'unread',
    'hamburg, 5 t',
  )
  expect(await test.get('/api/products?search=linde')).not.toHaveProperty('unread')
})

it('saving a machine waits for no search alert that a stranger has made up', async () => {
  const { id } = await test.addProduct()
  const whoSeeks = async () =>
    (await test.get<Interested>(`/api/products/${id}/interested`, test.token)).data
  const change = (note: number) =>
    test.call('PUT', `/api/products/${id}`, { token: test.token, body: { note: `${note}` } })
  const afterASave = async (n: number) => {
    await change(n)
    return whoSeeks()
  }
  const usual = await usualTime(afterASave)
  const { nothing: _, ...odd } = hostileValues
  const searches = Object.values(odd).map((value) => value(1).slice(0, 200))
  await keepAlerts([...searches, 'Lidne', 'Toyota'].map((suche) => ({ suche })))
  expect(await tooDear('who seeks a machine', usual, [['odd searches', afterASave]])).toEqual([])
  expect((await whoSeeks()).alerts).toBe(1)
})

async function keepAlerts(queries: { suche: string }[]): Promise<void> {
  const now = new Date()
  const rows = queries.map((query, index) => ({
    email: `a${index}@firma.example`,
    mailbox: `a${index}@firma.example`,
    token: `t${index}`,
    query: String(new URLSearchParams(query)),
    known: {},
    news: [],
    newsOn: null,
    consent: '',
    consentVersion: '1',
    createdAt: now,
    confirmedAt: now,
    renewedAt: now,
    seenAt: now,
    nextAt: new Date(now.getTime() + HOUR),
  }))
  await test.database.orm.em.fork().insertMany(SearchAlertEntity, rows)
}
