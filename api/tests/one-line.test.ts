import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSettings } from '../../shared/dealer/company.ts'
import { plausible } from '../customers/inquiries/inquiries.testing.ts'
import { createTestApp, plausibleProduct, type TestApp } from './test-app.ts'

let test: TestApp
let inquiry = 0
let offer = 0
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
  await test.addProduct()
  inquiry = (await post<{ id: number }>('/api/contact', plausible)).data.id
  offer = (await post<{ id: number }>(`/api/contact/${inquiry}/offers`, {})).data.id
})
afterAll(() => test.close())

const send = <Data>(method: string, path: string, body: object) =>
  test.call<Data>(method, path, { token: test.token, body, headers: { 'If-Match': '*' } })
const post = <Data>(path: string, body: object) => send<Data>('POST', path, body)

const settings = (part: 'company' | 'legal', values: object) => ({
  [part]: { ...demoSettings[part], ...values },
})
const step = (text: string) => ({ at: '2030-01-01T09:00:00.000Z', text })

/** Each field of one line that somebody can write, with how a body has it. */
const lines: [field: string, method: string, path: () => string, (text: string) => object][] = [
  ...(['name', 'company', 'phone', 'rentFrom', 'rentFor'] as const).map(
    (name): (typeof lines)[number] => [
      name,
      'POST',
      () => '/api/contact',
      (text) => ({ ...plausible, [name]: text }),
    ],
  ),
  [
    'name',
    'POST',
    () => '/api/contact/manual',
    (name) => ({ ...plausible, source: 'phone', name }),
  ],
  ...(['title', 'brand', 'model', 'location', 'serialNumber'] as const).map(
    (name): (typeof lines)[number] => [
      name,
      'POST',
      () => '/api/products',
      (text) => ({ ...plausibleProduct, [name]: text }),
    ],
  ),
  [
    'specifications',
    'POST',
    () => '/api/products',
    (name) => ({ ...plausibleProduct, specifications: { [name]: 'Diesel' } }),
  ],
  ['name', 'POST', () => '/api/categories', (name) => ({ name, slug: 'neue' })],
  ['username', 'POST', () => '/api/users', (username) => ({ username, role: 'sales' })],
  ['name', 'POST', () => '/api/users', (name) => ({ username: 'Eva', name, role: 'sales' })],
  ['nextStep', 'PUT', () => `/api/contact/${inquiry}`, (text) => ({ nextStep: step(text) })],
  [
    'subject',
    'POST',
    () => `/api/contact/${inquiry}/messages`,
    (subject) => ({ kind: 'reply', text: 'Guten Tag', subject }),
  ],
  ['name', 'POST', () => '/api/message-templates', (name) => ({ name, text: 'Guten Tag' })],
  [
    'subject',
    'POST',
    () => '/api/message-templates',
    (subject) => ({ name: 'Eine', subject, text: 'Guten Tag' }),
  ],
  ...(['name', 'company', 'street', 'postalCode', 'city'] as const).map(
    (name): (typeof lines)[number] => [
      `recipient.${name}`,
      'PUT',
      () => `/api/offers/${offer}`,
      (text) => ({ recipient: { [name]: text } }),
    ],
  ),
  ['company.street', 'PUT', () => '/api/settings', (street) => settings('company', { street })],
  [
    'legal.managingDirector',
    'PUT',
    () => '/api/settings',
    (managingDirector) => settings('legal', { managingDirector }),
  ],
]

describe.each(lines)('%s of %s', (field, method, path, body) => {
  it.each(['Erste\nZweite', 'Erste\r\nZweite', 'Erste\u2028Zweite', 'Erste\u202eZweite'])(
    'is one line that says what it shows: %j is refused',
    async (text) => {
      const { status, details } = await send(method, path(), body(text))
      expect({ status, fields: Object.keys(details ?? {}) }).toEqual({
        status: 400,
        fields: [field],
      })
    },
  )
})

describe('what a copy leaves at the ends of a line', () => {
  it('is taken away', async () => {
    const phone = '\u202a+49 40 66969-100\u202c'
    const { data } = await post<{ id: number }>('/api/contact', {
      ...plausible,
      name: '\nErika Muster\r\n',
      phone,
    })
    const found = await test.get(`/api/contact/${data.id}`, test.token)
    expect(found.data).toMatchObject({ name: 'Erika Muster', phone: '+49 40 66969-100' })
  })
})

describe('the breaks of a text', () => {
  it.each([
    ['message', '/api/contact', plausible],
    ['message', '/api/contact/manual', { ...plausible, source: 'phone' }],
    ['description', '/api/products', plausibleProduct],
    ['note', '/api/products', plausibleProduct],
  ])('are kept in one form: %s of %s', async (field, path, body) => {
    const text = 'Erste Zeile\r\nZweite\rDritte\nVierte'
    const { status, data } = await post<{ id: number }>(path, { ...body, [field]: text })
    expect(status).toBe(201)
    const { data: found } = await test.get(
      path.startsWith('/api/contact') ? `/api/contact/${data.id}` : `${path}/${data.id}`,
      test.token,
    )
    expect(found).toMatchObject({ [field]: 'Erste Zeile\nZweite\nDritte\nVierte' })
  })

  it('count once, as the form counts them', async () => {
    const message = 'ja\r\n'.repeat(1600) + 'ja\r\n'.repeat(66).trim()
    expect(message.length).toBeGreaterThan(5000)
    const { status } = await post('/api/contact', { ...plausible, message })
    expect(status).toBe(201)
  })
})
