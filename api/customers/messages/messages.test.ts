import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openingOfNthDay } from '../../../shared/dealer/clock.ts'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { addColleague } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { createTestApp } from '../../tests/test-app.ts'

let test: MailedApp
let sales: { id: number; token: string }
beforeAll(async () => {
  test = await mailedApp({ SITE_URL: 'https://stapler.example' })
  sales = await addColleague(test, 'sales', 'pkran')
  const { legal } = demoSettings
  const settings = {
    ...demoSettings,
    legal: { ...legal, managingDirector: 'Petra Kran', registerNumber: 'HRB 12345' },
  }
  await test.call('PUT', '/api/settings', { token: test.token, body: settings })
  const body = { name: 'Petra Kran' }
  await test.call('PUT', `/api/users/${sales.id}`, { token: test.token, body })
})
afterAll(() => test.close())
beforeEach(() => {
  test.mailServer.mails.length = 0
})

let customers = 0
async function received(changes: Record<string, unknown> = {}) {
  const email = `kunde${++customers}@firma.example`
  const body = { name: 'Erika Muster', email, message: 'Ist der Stapler noch da?', ...changes }
  const { data } = await test.call<{ id: number; receipt: string }>('POST', '/api/contact', {
    body,
  })
  return { ...data, email }
}
const write = (id: number, body: Record<string, unknown>) =>
  test.call<Message & { messages: Message[] }>('POST', `/api/contact/${id}/messages`, {
    token: sales.token,
    body,
  })
const read = async (id: number) =>
  (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data
const change = (id: number, body: Record<string, unknown>) =>
  test.call('PUT', `/api/contact/${id}`, { token: test.token, body })
const mailsTo = (email: string) => test.mailServer.mails.filter(({ to }) => to.includes(email))
const followUp = () => {
  const now = new Date()
  return openingOfNthDay(hoursAround(demoSettings, now), now, 3).toISOString()
}
const later = { at: '2099-01-05T08:00:00.000Z', text: 'Angebot besprechen' }

describe('an answer', () => {
  it('goes to the customer in one thread with the receipt, signed by its author and the company', async () => {
    const { id, receipt, email } = await received()
    await test.outbox?.run()
    await write(id, { kind: 'reply', text: 'Ja, er steht in Hamburg.' })
    await test.outbox?.run()
    await write(id, { kind: 'reply', text: 'Wann kommen Sie?', subject: 'Termin' })
    await test.outbox?.run()
    const [confirmation, first, second] = mailsTo(email)
    expect(first?.headers).toMatchObject({
      from: 'ElbStapler <post@elbstapler.example>',
      'reply-to': `${demoSettings.company.name} <${demoSettings.company.email}>`,
      subject: `Ihre Anfrage ${receipt}`,
      'in-reply-to': confirmation?.headers['message-id'],
      references: confirmation?.headers['message-id'],
    })
    expect(confirmation?.headers.subject).toBe(first?.headers.subject)
    expect(second?.headers.subject).toBe(`Termin [${receipt}]`)
    expect(second?.headers['in-reply-to']).toBe(first?.headers['message-id'])
    expect(second?.headers.references?.split(/\s+/)).toEqual([
      confirmation?.headers['message-id'],
      first?.headers['message-id'],
    ])
    expect(first?.text).toMatch(/^Ja, er steht in Hamburg\.\n\nPetra Kran\n/)
    for (const said of [demoSettings.company.name, 'Geschäftsführung', 'HRB'])
      expect(first?.text).toContain(said)
  })

  it('is not signed twice by who has signed it, with the name that their account says', async () => {
    const { id, email } = await received()
    await write(id, { kind: 'reply', text: 'Ja.\n\nViele Grüße\nPetra Kran' })
    await test.outbox?.run()
    expect(mailsTo(email).at(-1)?.text).toContain('Viele Grüße\nPetra Kran\n-- \n')
    const me = await test.get<{ name: string }>('/api/auth/me', sales.token)
    expect(me.data.name).toBe('Petra Kran')
  })

  it('answers a new inquiry, says what became of the mail, and asks to follow up', async () => {
    const { id } = await received()
    const { status, data } = await write(id, { kind: 'reply', text: 'Ja.' })
    expect([status, data.state, data.author]).toEqual([201, 'queued', 'Petra Kran'])
    const inquiry = await read(id)
    expect(inquiry).toMatchObject({
      stage: 'contacted',
      nextStep: { at: followUp(), text: 'Nachfassen' },
    })
    expect(inquiry.firstAnsweredAt).toBe(inquiry.messages[0]?.at)
    await test.outbox?.run()
    expect((await read(id)).messages[0]?.state).toBe('sent')
  })

  it('brings data sheets as they are at that moment', async () => {
    const product = await test.addProduct({ title: 'Linde H30D' })
    const { id, email } = await received({ productId: product.id })
    const attachments = [{ kind: 'dataSheet', productId: product.id }]
    const { data } = await write(id, { kind: 'reply', text: 'Im Anhang.', attachments })
    const [file] = data.attachments
    expect(file).toMatchObject({ name: 'Datenblatt Linde H30D.pdf', type: 'application/pdf' })
    await test.call('DELETE', `/api/products/${product.id}`, { token: test.token })
    await test.outbox?.run()
    const [sheet] = mailsTo(email).at(-1)?.attachments ?? []
    expect(sheet?.filename).toBe('Datenblatt Linde H30D.pdf')
    expect(sheet?.content.length).toBe(file?.size)
    expect(sheet?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.each([
    [{ attachments: [{ kind: 'dataSheet', productId: 9999 }] }, 'attachments'],
    [
      { attachments: Array.from({ length: 6 }, () => ({ kind: 'dataSheet', productId: 1 })) },
      'attachments',
    ],
    [{ text: '  ' }, 'text'],
    [{ text: 'x'.repeat(10_001) }, 'text'],
    [{ subject: 'Hallo\nBcc: opfer@firma.example' }, 'subject'],
    [{ nextStep: { at: 'bald', text: 'Anrufen' } }, 'nextStep'],
    [{ seen: -1 }, 'seen'],
  ])('is refused with %j, and nothing is stored', async (wrong, field) => {
    const { id } = await received()
    const refused = await write(id, { kind: 'reply', text: 'Ja.', ...wrong })
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, [field]])
    expect(await read(id)).toMatchObject({ messages: [], stage: 'new' })
  })

  it('is held back when there is something newer that its author has not seen', async () => {
    const { id } = await received()
    const seen = (await write(id, { kind: 'note', text: 'Stammkunde' })).data.id
    await write(id, { kind: 'received', text: 'Eilt!' })
    const refused = await write(id, { kind: 'reply', text: 'Ja.', seen })
    expect([refused.status, refused.error]).toEqual([
      409,
      'Inzwischen gibt es etwas Neues zu dieser Anfrage',
    ])
    expect(refused.data.messages.map(({ text }) => text)).toEqual(['Eilt!'])
    expect((await read(id)).messages).toHaveLength(2)
    const newest = refused.data.messages[0]?.id
    expect((await write(id, { kind: 'reply', text: 'Ja.', seen: newest })).status).toBe(201)
  })

  it('makes its author responsible for an inquiry that was everybody’s, as a call does', async () => {
    const answered = await received()
    await write(answered.id, { kind: 'reply', text: 'Ja.' })
    const called = await received()
    await write(called.id, { kind: 'call', text: 'Erreicht.' })
    for (const { id } of [answered, called]) {
      const { ownerId, events } = await read(id)
      expect(ownerId).toBe(sales.id)
      expect(events.map(({ text }) => text)).toContain('Zuständig: Petra Kran')
    }
  })

  it('leaves an inquiry to the one who takes care of it, and to everybody what is only noted', async () => {
    const { id } = await received()
    await change(id, { ownerId: 1 })
    await write(id, { kind: 'reply', text: 'Ja.' })
    expect((await read(id)).ownerId).toBe(1)
    const noted = await received()
    await write(noted.id, { kind: 'note', text: 'Stammkunde' })
    await write(noted.id, { kind: 'received', text: 'Eilt!' })
    expect((await read(noted.id)).ownerId).toBeNull()
  })

  it('is one of two at once that know the same', async () => {
    const { id } = await received()
    const both = ['Ja.', 'Nein.'].map((text) => write(id, { kind: 'reply', text, seen: 0 }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('needs an address, and an inquiry that is no spam', async () => {
    const { id } = await received({ email: '', phone: '040 12345', callback: true })
    expect((await write(id, { kind: 'reply', text: 'Ja.' })).status).toBe(409)
    expect((await write(id, { kind: 'call', text: 'Erreicht.' })).status).toBe(201)
    const spam = await received()
    await change(spam.id, { spam: true })
    expect((await write(spam.id, { kind: 'note', text: 'Spam?' })).status).toBe(409)
  })
})

describe('what was said elsewhere', () => {
  it('is an answer that nobody has to send again, if it was one', async () => {
    const { id } = await received()
    expect((await write(id, { kind: 'elsewhere', text: 'Ist noch da.' })).status).toBe(201)
    expect(await read(id)).toMatchObject({
      stage: 'contacted',
      ownerId: sales.id,
      nextStep: { text: 'Nachfassen' },
      messages: [{ kind: 'elsewhere', text: 'Ist noch da.', state: null }],
    })
    expect((await read(id)).firstAnsweredAt).not.toBeNull()
  })

  it('answers a new inquiry if it was a call', async () => {
    const { id } = await received()
    await write(id, { kind: 'call', text: 'Kommt am Freitag.', nextStep: later })
    expect(await read(id)).toMatchObject({ stage: 'contacted', nextStep: later })
    expect((await read(id)).firstAnsweredAt).not.toBeNull()
    const other = await received()
    await write(other.id, { kind: 'note', text: 'Stammkunde' })
    expect(await read(other.id)).toMatchObject({
      stage: 'new',
      firstAnsweredAt: null,
      nextStep: { text: 'Antworten' },
    })
  })

  it('opens a closed inquiry again when the customer writes, and no other way', async () => {
    const { id } = await received()
    await change(id, { stage: 'lost', lostReason: 'postponed' })
    for (const kind of ['call', 'note', 'reply'])
      expect((await write(id, { kind, text: 'Danke.' })).status).toBe(201)
    const refused = await write(id, { kind: 'note', text: 'Im Mai.', nextStep: later })
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, ['nextStep']])
    expect(await read(id)).toMatchObject({ stage: 'lost', nextStep: null })
    await write(id, { kind: 'received', text: 'Jetzt doch.' })
    expect(await read(id)).toMatchObject({
      stage: 'contacted',
      lostReason: null,
      nextStep: { text: 'Weiter bearbeiten' },
    })
  })

  it('goes with its inquiry when that is deleted, and so do its mails', async () => {
    const { id } = await received()
    const { data } = await write(id, { kind: 'reply', text: 'Streng vertraulich.' })
    await test.call('DELETE', `/api/contact/${id}`, { token: test.token })
    expect(await test.query(`select 1 from message where inquiry_id = ${id}`)).toEqual([])
    expect(
      await test.query(`select 1 from mail where kind = 'reply' and about = '${data.id}'`),
    ).toEqual([])
  })
})

it('sends nothing without a mail server, and stores nothing', async () => {
  const alone = await createTestApp()
  try {
    const body = { name: 'Erika', email: 'e@firma.example', message: 'Ist der Stapler noch da?' }
    const { data } = await alone.call<{ id: number }>('POST', '/api/contact', { body })
    const path = `/api/contact/${data.id}/messages`
    const call = (body: unknown) => alone.call('POST', path, { token: alone.token, body })
    expect((await call({ kind: 'reply', text: 'Ja.' })).status).toBe(409)
    expect(
      (await alone.get<InquiryDetail>(`/api/contact/${data.id}`, alone.token)).data,
    ).toMatchObject({
      messages: [],
      stage: 'new',
    })
    expect((await call({ kind: 'call', text: 'Erreicht.' })).status).toBe(201)
  } finally {
    await alone.close()
  }
})
