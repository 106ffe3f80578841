import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailStatus } from '../../../shared/mail/mail.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { createInquiryTest, plausible } from './inquiries.testing.ts'

const { test, send, read } = await createInquiryTest()
afterAll(() => test.close())

describe('an inquiry', () => {
  it('is stored, and its sender gets a receipt number', async () => {
    const { status, data } = await send({
      company: 'Muster GmbH',
      phone: '040 66969',
      callback: true,
    })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: data.id,
      receipt: `A-${new Date().getFullYear()}-${String(data.id).padStart(5, '0')}`,
      // On a day that the house is open: a Sunday is not.
      reply: expect.stringMatching(/^bis (?!Sonntag)\p{L}+, \d+\. \p{L}+$/u),
      status: 'new',
      address: expect.stringMatching(/^\/kontakt\/gesendet\//),
    })
    expect(await read(data.id)).toMatchObject({
      id: data.id,
      receipt: data.receipt,
      status: data.status,
      name: 'Erika Muster',
      company: 'Muster GmbH',
      phone: '040 66969',
      callback: true,
      spam: false,
      notes: '',
      events: [{ kind: 'received' }],
    })
  })

  it('needs a number and a name to be called back, and nothing else', async () => {
    const bare = { callback: true, phone: '040 66969-123', email: undefined, message: undefined }
    const { status, data } = await send(bare)
    expect(status).toBe(201)
    expect(await read(data.id)).toMatchObject({ email: '', message: '', phone: bare.phone })
    const refused = await send({ ...bare, phone: '', name: '', email: 'erika@' })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.details ?? {}).sort()).toEqual(['email', 'name', 'phone'])
  })

  it('may say what it is about, as far as that is known', async () => {
    for (const [concern, kept] of [
      ['ankauf', 'ankauf'],
      ['kaffee', null],
      [7, null],
    ]) {
      const { data } = await send({ concern })
      expect((await read(data.id)).concern).toBe(kept)
    }
  })

  it('keeps the title of its product when the product goes', async () => {
    const product = await test.addProduct({ title: 'Linde H30D' })
    const { data } = await send({ productId: product.id })
    expect(await read(data.id)).toMatchObject({ productId: product.id, product: { year: 2020 } })
    await test.call('DELETE', `/api/products/${product.id}`, { token: test.token })
    expect(await read(data.id)).toMatchObject({
      productId: null,
      product: null,
      productTitle: 'Linde H30D',
    })
  })

  it('is taken without a product that nobody can see or that never was', async () => {
    const hidden = await test.addProduct({ status: 'inactive' })
    for (const productId of [hidden.id, 999_999, -1]) {
      const { status, data } = await send({ productId })
      expect(status).toBe(201)
      expect(await read(data.id)).toMatchObject({ productId: null, productTitle: null })
    }
  })

  it.each([
    ['name', ' ', 'Name ist erforderlich'],
    ['email', 'erika@', 'Ungültige E-Mail-Adresse'],
    ['message', 'zu kurz', 'Nachricht muss mindestens 10 Zeichen lang sein'],
    ['callback', true, 'Telefonnummer ist für einen Rückruf erforderlich', 'phone'],
  ])('is refused with %s = %j: %s', async (field, value, message, at = field) => {
    const { status, details } = await send({ [field]: value })
    expect(status).toBe(400)
    expect(details).toEqual({ [at]: [message] })
  })

  it('is seen by nobody but the administrator', async () => {
    const { data } = await send()
    const calls = [
      ['GET', '/api/contact'],
      ['GET', `/api/contact/${data.id}`],
      ['PUT', `/api/contact/${data.id}`],
      ['DELETE', `/api/contact/${data.id}`],
      ['GET', '/api/mail'],
      ['POST', '/api/mail/1/resend'],
    ]
    for (const [method = '', path = ''] of calls)
      expect((await test.call(method, path)).status, `${method} ${path}`).toBe(401)
  })
})

describe('the limit per address', () => {
  let limited: TestApp
  beforeEach(async () => {
    limited = await createTestApp({ CONTACT_LIMIT: '2' })
  })
  afterEach(() => limited.close())

  it('counts what was sent, not what was mistyped', async () => {
    const post = (body: object) => limited.call('POST', '/api/contact', { body })
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await post({ ...plausible, email: 'x' })).status).toBe(400)
    expect((await post(plausible)).status).toBe(201)
    expect((await post(plausible)).status).toBe(201)
    const refused = await post(plausible)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('without a mail server', () => {
  let silent: TestApp
  beforeAll(async () => {
    silent = await createTestApp()
  })
  afterAll(() => silent.close())

  it('stores inquiries and queues nothing', async () => {
    expect((await silent.call('POST', '/api/contact', { body: plausible })).status).toBe(201)
    const { data } = await silent.get<MailStatus>('/api/mail', silent.token)
    expect(data).toEqual({
      enabled: false,
      counts: { waiting: 0, sent: 0, failed: 0 },
      failures: [],
      from: null,
      to: [],
    })
    const resend = await silent.call('POST', '/api/mail/1/resend', { token: silent.token })
    expect(resend.status).toBe(409)
  })
})
