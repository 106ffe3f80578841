import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../shared/durations.ts'
import type { ContactReceipt } from '../../shared/inquiries/contact-input.ts'
import type { Inquiry, InquiryDetail } from '../../shared/inquiries/inquiry.ts'
import type { MailStatus } from '../../shared/mail.ts'
import { type App, createApp } from '../app.ts'
import { MailEntity } from '../mail/mail.entity.ts'
import { openServices } from '../services.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createFormTokens } from './form-token.ts'
import { InquiryEventEntity } from './inquiry-event.entity.ts'

const WITH_MAIL = {
  CONTACT_LIMIT: '0',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'post@elbstapler.example',
  MAIL_TO: 'verkauf@elbstapler.example',
}
const plausible = {
  name: ' Erika Muster ',
  email: 'erika@firma.example',
  message: 'Ist der Stapler noch zu haben?',
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp(WITH_MAIL)
})
afterAll(() => test.close())

let customers = 0
async function send(changes: Record<string, unknown> = {}) {
  const email = `kunde${++customers}@firma.example`
  const body = { ...plausible, email, ...changes }
  return test.call<ContactReceipt>('POST', '/api/contact', { body })
}
const read = async (id: number) =>
  (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data
const change = (id: number, body: Record<string, unknown>) =>
  test.call<InquiryDetail>('PUT', `/api/contact/${id}`, { token: test.token, body })
const listed = async (query = '') =>
  (await test.get<Inquiry[]>(`/api/contact?limit=1000&${query}`, test.token)).data
const mailsOf = (inquiry: number) => test.database.orm.em.fork().find(MailEntity, { inquiry })
const tokenFrom = (ago: number) =>
  createFormTokens(test.database.orm, () => Date.now() - ago).issue()

describe('an inquiry', () => {
  it('is stored, and its sender gets a receipt number', async () => {
    const { status, data } = await send({ company: 'Muster GmbH', phone: '040 1', callback: true })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: data.id,
      receipt: `A-${new Date().getFullYear()}-${String(data.id).padStart(5, '0')}`,
      // Depends on the day: tomorrow may be a Sunday.
      reply: expect.stringMatching(/^(?:innerhalb von 24 Stunden|bis Montag, .*)$/),
      status: 'new',
    })
    expect(await read(data.id)).toMatchObject({
      id: data.id,
      receipt: data.receipt,
      status: data.status,
      name: 'Erika Muster',
      company: 'Muster GmbH',
      phone: '040 1',
      callback: true,
      spam: false,
      notes: '',
      events: [{ kind: 'received' }],
    })
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

describe('the form token', () => {
  it('is given to everyone and kept by nobody', async () => {
    const { status, data, headers } = await test.get<{ token: string }>('/api/contact/form')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(data.token).toMatch(/^[\w-]+\.[\w-]+$/)
  })

  it.each<[string, () => unknown, boolean]>([
    ['just issued', () => tokenFrom(0), true],
    ['forged', () => 'abc.def', true],
    ['issued earlier than it says', async () => `1${await tokenFrom(60_000)}`, true],
    ['no text at all', () => ({ token: 1 }), true],
    ['three seconds old', () => tokenFrom(3_000), false],
    ['a year old', () => tokenFrom(365 * DAY), false],
    ['empty', () => '', false],
    ['missing', () => undefined, false],
  ])('%s', async (_age, token, isSpam) => {
    const { status, data } = await send({ token: await token() })
    expect(status).toBe(201)
    expect((await read(data.id)).spam).toBe(isSpam)
  })
})

describe('a form token that was used', () => {
  const isSpam = async (token: string, changes = {}) => {
    const { status, data } = await send({ token, ...changes })
    expect(status).toBe(201)
    return (await read(data.id)).spam
  }

  it('marks the next inquiry as spam, which is stored and says why', async () => {
    const token = await tokenFrom(60_000)
    expect(await isSpam(token)).toBe(false)
    const { data } = await send({ token })
    expect(await read(data.id)).toMatchObject({
      spam: true,
      events: [{}, { text: 'Als Spam eingestuft: Formularschlüssel mehrfach verwendet' }],
    })
  })

  it('is used up once, also by a burst in parallel and in two processes', async () => {
    const services = await openServices(test.config)
    const second = createApp({ ...services, publisher: test.publisher })
    const token = await tokenFrom(60_000)
    const post = (app: App) =>
      app.request('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...plausible, email: 'schwall@firma.example', token }),
      })
    await Promise.all(Array.from({ length: 10 }, (_, index) => post(index % 2 ? second : test.app)))
    const mine = (await listed()).filter(({ email }) => email === 'schwall@firma.example')
    expect(mine).toHaveLength(1)
    await services.database.close()
  })

  it('is not used up by an inquiry that was refused', async () => {
    const token = await tokenFrom(60_000)
    expect((await send({ token, name: '' })).status).toBe(400)
    expect(await isSpam(token)).toBe(false)
  })

  it('is another one for each form, even within one millisecond', async () => {
    const tokens = createFormTokens(test.database.orm, () => Date.now() - 60_000)
    const both = await Promise.all([tokens.issue(), tokens.issue()])
    for (const token of both) expect(await isSpam(token)).toBe(false)
  })

  it('counts like none once it is older than anybody remembers', async () => {
    const token = await tokenFrom(31 * DAY)
    expect([await isSpam(token), await isSpam(token)]).toEqual([false, false])
  })
})

describe('spam', () => {
  const sendSpam = () => send({ website: 'https://casino.example' })

  it('is answered like any other inquiry', async () => {
    const [good, bad] = [await send(), await sendSpam()]
    expect(bad.status).toBe(201)
    expect(Object.keys(bad.data)).toEqual(Object.keys(good.data))
    expect(bad.data).toMatchObject({ receipt: expect.stringMatching(/^A-\d{4}-\d{5}$/) })
    expect(bad.data.status).toBe('new')
  })

  it('is listed where it is asked for, and says why', async () => {
    const { data } = await sendSpam()
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await ids('')).not.toContain(data.id)
    expect(await ids('spam=false')).not.toContain(data.id)
    expect(await ids('spam=true')).toContain(data.id)
    expect((await read(data.id)).events.at(-1)).toMatchObject({
      kind: 'spam',
      text: 'Als Spam eingestuft: verstecktes Feld ausgefüllt',
    })
  })

  it('is mailed to nobody', async () => {
    expect(await mailsOf((await sendSpam()).data.id)).toEqual([])
  })

  it('is told to the dealer, once, and never to its sender, when it turns out to be none', async () => {
    const { id } = (await sendSpam()).data
    const { data } = await change(id, { spam: false })
    expect(data).toMatchObject({ spam: false, events: [{}, {}, { text: 'Kein Spam' }] })
    await change(id, { spam: false, status: 'contacted' })
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['notification'])
  })

  it('takes mails back that have not gone out when the administrator finds it', async () => {
    const { id } = (await send()).data
    expect(await mailsOf(id)).toHaveLength(2)
    await change(id, { spam: true })
    expect(await mailsOf(id)).toEqual([])
    expect((await read(id)).events.at(-1)?.text).toBe('Als Spam markiert')
  })

  it('is deleted after 30 days without a touch, other inquiries after twelve months', async () => {
    const spam = (await sendSpam()).data.id
    const good = (await send()).data.id
    const inDays = (days: number) => new Date(Date.now() + days * DAY)
    await test.housekeeping.run(inDays(29))
    expect((await listed('spam=true')).map(({ id }) => id)).toContain(spam)
    await test.housekeeping.run(inDays(31))
    expect(await listed('spam=true')).toEqual([])
    for (let days = 61; days < 364; days += 29) await test.housekeeping.run(inDays(days))
    await test.housekeeping.run(inDays(364))
    expect((await read(good)).id).toBe(good)
    await test.housekeeping.confirm(inDays(367))
    expect(await listed('')).toEqual([])
  })
})

describe('the administrator', () => {
  it('moves an inquiry along and takes notes, and the timeline remembers', async () => {
    const { id } = (await send()).data
    await change(id, { status: 'contacted' })
    await change(id, { notes: 'Ruft Montag zurück.' })
    await change(id, { notes: '', status: 'closed' })
    const { status, notes, events } = await read(id)
    expect([status, notes]).toEqual(['closed', ''])
    expect(events.map(({ author }) => author)).toEqual([null, ...Array(4).fill('admin')])
    expect(events.map(({ text }) => text)).toEqual([
      'Anfrage eingegangen',
      'Status geändert: Neu → Kontaktiert',
      'Notizen gespeichert',
      'Status geändert: Kontaktiert → Abgeschlossen',
      'Notizen gelöscht',
    ])
  })

  it('changes nothing by saying nothing, or what is so already', async () => {
    const { id } = (await send()).data
    const before = await read(id)
    expect((await change(id, {})).data).toEqual(before)
    expect((await change(id, { status: 'new', spam: false, notes: '' })).data).toEqual(before)
  })

  it('finds the timeline with the single inquiry, notes everywhere', async () => {
    const { id } = (await send()).data
    await change(id, { notes: 'Stammkunde' })
    const inList = (await listed()).find((inquiry) => inquiry.id === id)
    expect(inList).toMatchObject({ notes: 'Stammkunde' })
    expect(inList).not.toHaveProperty('events')
  })

  it.each([
    [{ status: 'lost' }, 'status'],
    [{ spam: 'no' }, 'spam'],
    [{ notes: 'x'.repeat(5001) }, 'notes'],
  ])('is told what does not fit: %j', async (patch, field) => {
    const { status, details } = await change((await send()).data.id, patch)
    expect(status).toBe(400)
    expect(Object.keys(details ?? {})).toEqual([field])
  })

  it('deletes an inquiry with everything that belongs to it', async () => {
    const { id } = (await send()).data
    await change(id, { status: 'contacted' })
    const gone = await test.call<Inquiry>('DELETE', `/api/contact/${id}`, { token: test.token })
    expect(gone.data.id).toBe(id)
    expect((await test.get(`/api/contact/${id}`, test.token)).status).toBe(404)
    expect(await mailsOf(id)).toEqual([])
    const em = test.database.orm.em.fork()
    expect(await em.count(InquiryEventEntity, { inquiry: id })).toBe(0)
  })
})

describe('the search', () => {
  let sent: ContactReceipt
  beforeAll(async () => {
    const contact = { name: 'Jörg Größer', company: 'Lager_Haus 100% Nord' }
    const letter = { email: 'jg_lager@nord.example', message: 'Haben Sie einen Schubmaststapler?' }
    sent = (await send({ ...contact, ...letter })).data
    await send({ name: 'Nora Unbeteiligt' })
  })

  const found = async (search: string) =>
    (await listed(new URLSearchParams({ search }).toString())).map(({ id }) => id)

  it.each([
    ['a name', 'größer'],
    ['a name without its umlauts', 'joerg groesser'],
    ['part of a company', 'haus 100%'],
    ['an address', 'JG_Lager@nord.example'],
    ['a word of the message', 'schubmast'],
    ['words out of several fields', 'nord größer schubmaststapler'],
  ])('finds an inquiry by %s: %s', async (_what, search) => {
    expect(await found(search)).toEqual([sent.id])
  })

  it('finds an inquiry by its receipt', async () => {
    expect(await found(sent.receipt)).toEqual([sent.id])
    expect(await found(sent.receipt.toLowerCase())).toEqual([sent.id])
  })

  it.each(['größer unbeteiligt', 'jg%lager', 'lager.haus'])(
    'finds nothing by „%s“',
    async (search) => {
      expect(await found(search)).toEqual([])
    },
  )

  it('counts what it found, and an empty one finds everything', async () => {
    const { pagination } = await test.get('/api/contact?search=schubmast&limit=1', test.token)
    expect(pagination).toEqual({ page: 1, limit: 1, total: 1, totalPages: 1 })
    expect((await found(' ')).length).toBeGreaterThan(1)
  })

  it('goes with a status and with the folder for spam', async () => {
    const inStatus = async (query: string) =>
      (await listed(`search=schubmast&${query}`)).map(({ id }) => id)
    expect(await inStatus('status=new')).toEqual([sent.id])
    expect(await inStatus('status=closed')).toEqual([])
    expect(await inStatus('spam=true')).toEqual([])
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
    })
    const resend = await silent.call('POST', '/api/mail/1/resend', { token: silent.token })
    expect(resend.status).toBe(409)
  })
})
