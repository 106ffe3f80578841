import ICAL from 'ical.js'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatAppointment } from '../../../shared/time/dates.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createCallbackTest } from './callbacks.testing.ts'

const { test, ask, slots, first, read } = await createCallbackTest()
afterAll(() => test.close())
beforeEach(() => {
  test.mailServer.mails.length = 0
})

/** The events of a calendar, as a calendar program reads them. */
function eventsOf(text: string) {
  // The program that reads mails for the tests leaves out the first half of a break.
  expect(text).toMatch(/\nEND:VCALENDAR\r?\n$/)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  for (const { organizer } of events) expect(organizer).toMatch(/^mailto:\S+@\S+$/)
  return events
}

describe('a callback at a time', () => {
  it('is the next step of its inquiry, and nobody else is offered it', async () => {
    const { start, end } = await first()
    const { status, data } = await ask({ callbackAt: start })
    expect(status).toBe(201)
    expect(data).toMatchObject({ callbackAt: start, reply: `am ${formatAppointment(start, end)}` })
    expect(await read(data.id)).toMatchObject({
      callback: true,
      callbackAt: start,
      answerDueAt: end,
      nextStep: { at: start, text: 'Zurückrufen' },
    })
    expect((await slots()).map((slot) => slot.start)).not.toContain(start)
  })

  it('stays the next step when the inquiry is answered by mail, until a call is noted', async () => {
    const { start } = await first()
    const { data } = await ask({ callbackAt: start })
    const step = async () => (await read(data.id)).nextStep
    const write = (body: Record<string, unknown>) =>
      test.call('POST', `/api/contact/${data.id}/messages`, { token: test.token, body })
    const agreed = { at: start, text: 'Zurückrufen' }
    for (const text of ['Vorab das Datenblatt.', 'Und der Preis.']) {
      await write({ kind: 'reply', text })
      expect(await step()).toEqual(agreed)
    }
    await write({ kind: 'call', text: 'Besprochen.' })
    expect(await step()).toMatchObject({ text: 'Nachfassen' })
    await write({ kind: 'reply', text: 'Wie besprochen.' })
    expect(await step()).toMatchObject({ text: 'Nachfassen' })
  })

  it('is no step any more once it was moved, or another was named', async () => {
    const { start } = await first()
    const { data } = await ask({ callbackAt: start })
    const nextStep = { at: '2099-01-05T08:00:00.000Z', text: 'Besuchen' }
    const body = { kind: 'reply', text: 'Ja.', nextStep }
    const path = `/api/contact/${data.id}/messages`
    await test.call('POST', path, { token: test.token, body })
    expect((await read(data.id)).nextStep).toEqual(nextStep)
    await test.call('POST', path, { token: test.token, body: { kind: 'reply', text: 'Ja.' } })
    expect((await read(data.id)).nextStep).toMatchObject({ text: 'Nachfassen' })
  })

  it('that is taken, past or nonsense refuses nobody, and says when one calls instead', async () => {
    const { start } = await first()
    await ask({ callbackAt: start })
    for (const callbackAt of [start, '2020-01-01T10:00:00Z', 'morgen', 7]) {
      const { status, data } = await ask({ callbackAt })
      expect(status).toBe(201)
      expect(data.callbackAt).toBeNull()
      expect(data.reply).toMatch(/^(?:bis|innerhalb)/)
      expect((await read(data.id)).nextStep?.text).toBe('Antworten')
    }
  })

  it('of twenty who ask for it at once one gets it', async () => {
    const { start } = await first()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ callbackAt: start })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(answers.filter(({ data }) => data.callbackAt === start)).toHaveLength(1)
  })

  it('is free again once its inquiry is closed, spam or deleted', async () => {
    const { start } = await first()
    for (const end of [{ stage: 'done' }, { spam: true }, null]) {
      const { data } = await ask({ callbackAt: start })
      expect(data.callbackAt).toBe(start)
      const { token } = test
      if (end) await test.call('PUT', `/api/contact/${data.id}`, { token, body: end })
      else await test.call('DELETE', `/api/contact/${data.id}`, { token })
      expect((await first()).start).toBe(start)
    }
  })

  it('is confirmed with an appointment that a calendar understands, under one number for ever', async () => {
    const { start, end } = await first()
    const email = 'bestaetigt@firma.example'
    const { data } = await ask({ email, callbackAt: start })
    await test.outbox?.run()
    const mail = test.mailServer.mails.find(({ to }) => to.includes(email))
    expect(mail?.text).toContain(`am ${formatAppointment(start, end)}`)
    const [file] = mail?.attachments ?? []
    const [event] = eventsOf(String(file?.content))
    expect(event?.uid).toBe(`${data.receipt}@stapler.example`)
    expect(event?.startDate.toJSDate().toISOString()).toBe(start)
    expect(event?.endDate.toJSDate().toISOString()).toBe(end)
    expect(event?.summary).toBe('Rückruf von ElbStapler GmbH')
    const told = test.mailServer.mails.filter(({ to }) => to.includes('verkauf@elbstapler.example'))
    expect(told.find(({ text }) => text.includes(data.receipt))?.text).toContain(
      formatAppointment(start, end),
    )
  })
})

describe('the length of a callback', () => {
  const setMinutes = async (minutes: number) => {
    const { data } = await test.get<Record<string, unknown>>('/api/settings', test.token)
    const callback = { minutes, atOnce: 1, leadMinutes: 60 }
    await test.call('PUT', '/api/settings', { token: test.token, body: { ...data, callback } })
  }
  afterEach(() => setMinutes(30))
  /** The times that would be offered although somebody is called then. */
  const overlapping = async (start: string, end: string) =>
    (await slots()).filter((slot) => slot.start < end && slot.end > start)

  it('is kept when the dealer sets another, and no time is offered within it', async () => {
    const at = (await slots()).find(({ start }) => start.slice(14, 16) === '30')
    const { start = '', end = '' } = at ?? {}
    const email = 'dauer@firma.example'
    const { data } = await ask({ email, callbackAt: start })
    await setMinutes(20)
    expect(await overlapping(start, end)).toEqual([])
    await test.outbox?.run()
    const mail = test.mailServer.mails.find(({ to }) => to.includes(email))
    const [told] = eventsOf(String(mail?.attachments[0]?.content))
    expect(told?.endDate.toJSDate().toISOString()).toBe(end)
    const address = (
      await test.call<{ address: string }>('POST', '/api/calendar', { token: test.token })
    ).data.address
    const calendar = await (await test.app.request(new URL(address).pathname)).text()
    const event = eventsOf(calendar).find(({ uid }) => uid.startsWith(data.receipt))
    expect(event?.endDate.toJSDate().toISOString()).toBe(end)
    await setMinutes(60)
    expect(await overlapping(start, end)).toEqual([])
  })

  it('goes along when staff move it: the new time is taken, the old one free', async () => {
    const [one, , , two] = (await slots()).slice(4)
    if (!one || !two) throw new Error('The demo dealer can be called on ten days')
    const { data } = await ask({ callbackAt: one.start })
    await setMinutes(10)
    const half = new Date(Date.parse(two.start) + 5 * 60_000).toISOString()
    await test.call('PUT', `/api/contact/${data.id}`, {
      token: test.token,
      body: { nextStep: { at: half, text: 'Zurückrufen' } },
    })
    const end = new Date(Date.parse(half) + 30 * 60_000).toISOString()
    expect(await overlapping(half, end)).toEqual([])
    expect(await overlapping(one.start, one.end)).toHaveLength(3)
  })

  it('hinders nobody from moving their own by less than its length', async () => {
    const one = (await slots()).slice(8).find(({ start }) => start.slice(14, 16) === '00')
    const mine = { email: 'verlegt@firma.example', phone: '040 66969-801' }
    const start = one?.start ?? ''
    expect((await ask({ ...mine, callbackAt: start })).data.callbackAt).toBe(start)
    await setMinutes(20)
    const callbackAt = new Date(Date.parse(start) + 20 * 60_000).toISOString()
    expect((await ask({ ...mine, callbackAt })).data.callbackAt).toBe(callbackAt)
  })

  it('keeps visitors away from calls that staff have planned themselves', async () => {
    const [one] = (await slots()).slice(6)
    if (!one) throw new Error('The demo dealer can be called on ten days')
    const { data } = await ask({})
    await test.call('PUT', `/api/contact/${data.id}`, {
      token: test.token,
      body: { nextStep: { at: one.start, text: 'Zurückrufen' } },
    })
    expect(await overlapping(one.start, one.end)).toEqual([])
    expect((await ask({ callbackAt: one.start })).data.callbackAt).toBeNull()
  })
})

describe('the calendar of an account', () => {
  const load = (address: string) => test.app.request(new URL(address).pathname)
  async function subscribe(token: string) {
    const { data } = await test.call<{ address: string }>('POST', '/api/calendar', { token })
    return data.address
  }

  it('has callbacks and steps of its own inquiries and of everybody’s, whatever stands in them', async () => {
    const { start } = await first()
    const { data } = await ask({ callbackAt: start, name: 'Eva; BEGIN:VEVENT\\n, Kran' })
    const address = await subscribe(test.token)
    const answer = await load(address)
    expect(answer.headers.get('Content-Type')).toContain('text/calendar')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const text = await answer.text()
    // Each line ends as the standard wants it.
    expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/)
    const events = eventsOf(text)
    const event = events.find(({ uid }) => uid === `${data.receipt}@stapler.example`)
    expect(event?.summary).toBe('Zurückrufen: Eva; BEGIN:VEVENT\\n, Kran')
    expect(event?.startDate.toJSDate().toISOString()).toBe(start)
    expect(event?.description).toContain(`/admin/inquiries?anfrage=${data.id}`)

    const other = await addColleague(test, 'sales', 'Andere')
    await test.call('PUT', `/api/contact/${data.id}`, {
      token: test.token,
      body: { ownerId: other.id },
      headers: { 'If-Match': '*' },
    })
    const uids = eventsOf(await (await load(address)).text()).map(({ uid }) => uid)
    expect(uids).not.toContain(event?.uid)
  })

  it('ends with a new address, its end, and the account', async () => {
    const { id, token } = await addColleague(test, 'sales', 'Mit Kalender')
    const old = await subscribe(token)
    expect((await test.get<{ address: string }>('/api/calendar', token)).data.address).toBe(old)
    const renewed = await subscribe(token)
    expect((await load(old)).status).toBe(404)
    expect((await load(renewed)).status).toBe(200)
    await test.call('DELETE', '/api/calendar', { token })
    expect((await load(renewed)).status).toBe(404)
    const last = await subscribe(token)
    await test.call('PUT', `/api/users/${id}`, { token: test.token, body: { role: 'stock' } })
    expect((await load(last)).status).toBe(404)
    expect((await load(`https://stapler.example/kalender/${'0'.repeat(48)}.ics`)).status).toBe(404)
  })
})
