import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSettings } from '../../shared/dealer/company.ts'
import type { Offer } from '../../shared/offers/offer.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
let productId: number
let offerId: number
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
  const { token } = test
  productId = (await test.addProduct({ status: 'reserved' })).id
  const { data } = await test.call<{ id: number }>('POST', '/api/contact', {
    body: { name: 'Eva', email: 'eva@firma.example', message: 'Bitte rufen Sie an', productId },
  })
  const offer = await test.call<Offer>('POST', `/api/contact/${data.id}/offers`, { token })
  offerId = offer.data.id
})
afterAll(() => test.close())

const DAYS = ['0000-01-01', '0001-01-01', '0099-12-31', '1582-10-10', '9999-01-01', '9999-12-31']
const TABLES = ['/contact/figures', '/contact/figures.csv', '/statistics', '/statistics.csv']

/** Every way in for a day, and where it is read afterwards. */
const ways: Record<string, (day: string) => Promise<{ status: number }[]>> = {
  ...Object.fromEntries(
    TABLES.map((table) => [
      table,
      async (day: string) =>
        Promise.all(
          [`from=${day}`, `to=${day}`, `from=${day}&to=${day}`, `from=0001-01-01&to=${day}`].map(
            (query) => test.app.request(`/api${table}?${query}`, authorized()),
          ),
        ),
    ]),
  ),
  '/products?createdTo': async (day) => [
    await test.get(`/api/products?createdTo=${day}`),
    await test.get(`/api/products/facets?createdTo=${day}`),
  ],
  '/yard/stocktake': async (day) => [
    await test.app.request(`/api/yard/stocktake?since=${day}`, authorized()),
  ],
  'an offer that is valid until then': async (validUntil) => [
    await put(`/offers/${offerId}`, { validUntil }),
    await test.get(`/api/offers/${offerId}`, test.token),
    await test.get('/api/offers?status=expired', test.token),
    await test.get('/api/today', test.token),
    await test.app.request(`/api/offers/${offerId}/angebot.pdf`, authorized()),
  ],
  'a machine that is reserved until then': async (reservedUntil) => [
    await put(`/products/${productId}`, { reservedUntil }),
    await test.get(`/api/products/${productId}`, test.token),
    await test.get('/api/today', test.token),
  ],
  'other opening hours on that day': async (date) => [
    await put('/settings', {
      ...demoSettings,
      hours: { ...demoSettings.hours, exceptions: [{ date, label: 'Inventur', open: [] }] },
    }),
    await test.get('/api/callback-slots'),
    await test.call('POST', '/api/contact', {
      body: { name: 'Eva', email: `eva${date}@firma.example`, message: 'Bitte rufen Sie an' },
    }),
  ],
  'a step, a publication and a sighting at that moment': async (day) => {
    const at = `${day}T12:00:00Z`
    return [
      await put('/contact/1', { nextStep: { at, text: 'Anrufen' } }),
      await test.get('/api/contact?sort=nextStep', test.token),
      await test.get('/api/today', test.token),
      await put(`/products/${productId}`, { status: 'inactive', publishAt: at }),
      await test.call('POST', `/api/yard/${productId}/seen`, { token: test.token, body: { at } }),
      await test.call('POST', '/api/housekeeping/confirm', { token: test.token, body: { at } }),
      await test.call('POST', '/api/contact', {
        body: {
          name: 'Eva',
          email: `eva${day}@firma.example`,
          phone: '040 66969',
          callback: true,
          callbackAt: at,
        },
      }),
    ]
  },
}

const authorized = () => ({ headers: { Authorization: `Bearer ${test.token}` } })
const put = (path: string, body: object) =>
  test.call('PUT', `/api${path}`, { token: test.token, body, headers: { 'If-Match': '*' } })

it.each(Object.keys(ways).flatMap((way) => DAYS.map((day) => [way, day] as const)))(
  'no day breaks anything: %s, %s',
  async (way, day) => {
    const answers = (await ways[way]?.(day)) ?? []
    expect(answers.length).toBeGreaterThan(0)
    for (const [index, { status }] of answers.entries())
      expect(status, `call ${index}`).toBeLessThan(500)
  },
)

it('a day that is none, or too far away, is named with its field', async () => {
  for (const [path, field] of [
    ['/contact/figures?from=gestern', 'from'],
    ['/contact/figures?to=9999-12-31', 'to'],
    ['/contact/figures.csv?from=0001-01-01', 'from'],
    ['/statistics?from=0001-01-01', 'from'],
    ['/products?createdTo=0001-01-01', 'createdTo'],
    ['/yard/stocktake?since=9999-01-01', 'since'],
  ]) {
    const { status, details } = await test.get(`/api${path}`, test.token)
    expect([status, Object.keys(details ?? {})], path).toEqual([400, [field]])
    expect(Object.values(details ?? {}).flat(), path).toHaveLength(1)
  }
  const figures = await test.get('/api/contact/figures?from=1900-01-01&to=9998-12-31', test.token)
  expect(figures.status).toBe(200)
})
