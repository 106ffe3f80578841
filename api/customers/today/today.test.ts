import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { MOST_OF_A_KIND, type Today } from '../../../shared/inquiries/today.ts'
import { DAY, HOUR } from '../../../shared/time/time.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { addColleague } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { dailySummary } from './daily-summary.ts'

let test: MailedApp
let sales: { id: number; token: string; email: string }
beforeAll(async () => {
  test = await mailedApp()
  sales = await addColleague(test, 'sales')
})
afterAll(() => test.close())

let customers = 0
async function received(changes: Record<string, unknown> = {}): Promise<number> {
  const email = `kunde${++customers}@firma.example`
  const body = {
    name: `Kunde ${customers}`,
    email,
    message: 'Ist der Stapler noch da?',
    ...changes,
  }
  return (await test.call<Inquiry>('POST', '/api/contact', { body })).data.id
}
const change = (id: number, body: Record<string, unknown>) =>
  test.call('PUT', `/api/contact/${id}`, { token: test.token, body })
const write = (id: number, body: Record<string, unknown>) =>
  test.call('POST', `/api/contact/${id}/messages`, { token: test.token, body })
const today = async (query = '', token = test.token) =>
  (await test.get<Today>(`/api/today${query}`, token)).data
const kindOf = async (id: number) =>
  (await today()).items.filter(({ inquiry }) => inquiry.id === id).map(({ kind }) => kind)
/** Whenever they came in, their promise has another day. */
const dueTomorrow = async (...ids: number[]) => {
  const at = Date.now() + DAY
  for (const id of ids)
    await test.query(
      `update inquiry set answer_due_at = ${at}, next_step_at = ${at} where id = ${id}`,
    )
}
const past = new Date(Date.now() - 60_000).toISOString()
const future = { at: '2099-01-05T08:00:00.000Z', text: 'Nachfassen' }

it('lists an inquiry once, for the first reason that there is', async () => {
  const id = await received()
  await dueTomorrow(id)
  expect(await kindOf(id)).toEqual(['fresh'])
  await test.query(`update inquiry set answer_due_at = ${Date.now() - 1000} where id = ${id}`)
  expect(await kindOf(id)).toEqual(['unanswered'])
  await change(id, { nextStep: future })
  expect(await kindOf(id)).toEqual([])
  await write(id, { kind: 'reply', text: 'Ja.', nextStep: future })
  expect(await kindOf(id)).toEqual([])
  await write(id, { kind: 'received', text: 'Und was kostet er?' })
  expect(await kindOf(id)).toEqual(['received'])
  await write(id, { kind: 'call', text: 'Besprochen.', nextStep: { at: past, text: 'Anrufen' } })
  expect(await kindOf(id)).toEqual(['step'])
  await change(id, { stage: 'won' })
  expect(await kindOf(id)).toEqual([])
})

it('lets who writes again keep their place, and says how many messages wait', async () => {
  const id = await received()
  const item = async () => (await today()).items.find(({ inquiry }) => inquiry.id === id)
  await write(id, { kind: 'received', text: 'Und was kostet er?' })
  await write(id, { kind: 'call', text: 'Besprochen.', nextStep: future })
  await write(id, { kind: 'received', text: 'Noch eine Frage.' })
  const first = await item()
  expect(first).toMatchObject({ kind: 'received', newMessages: 1 })
  await write(id, { kind: 'note', text: 'Schreibt viel.' })
  await write(id, { kind: 'received', text: 'Hallo?' })
  expect(await item()).toMatchObject({ at: first?.at, newMessages: 2 })
  // Put off, it comes back with the next message.
  await change(id, { nextStep: { ...future, text: 'Später' } })
  expect(await item()).toBeUndefined()
  await write(id, { kind: 'received', text: 'Ich warte.' })
  expect(await item()).toMatchObject({ at: first?.at, newMessages: 3 })
  await write(id, { kind: 'call', text: 'Besprochen.', nextStep: future })
  expect(await item()).toBeUndefined()
})

it('shows everything that has come in, the newest first, without calling it due', async () => {
  const old = await received()
  const young = await received()
  await dueTomorrow(old, young)
  await test.query(`update inquiry set created_at = created_at - 1000 where id = ${old}`)
  const { items, counts } = await today()
  const fresh = items.filter(({ kind }) => kind === 'fresh')
  expect(fresh.map(({ inquiry }) => inquiry.id).slice(0, 2)).toEqual([young, old])
  expect(items.slice(-fresh.length)).toEqual(fresh)
  expect(counts.fresh).toBe(fresh.length)
  expect(fresh[0]).toMatchObject({ overdue: false, text: 'Antworten' })
  await change(old, { nextStep: future })
  expect(await kindOf(old)).toEqual([])
  for (const id of [young, old])
    await write(id, { kind: 'call', text: 'Besprochen.', nextStep: future })
  expect([await kindOf(young), await kindOf(old)]).toEqual([[], []])
})

it('keeps an agreed callback for today, although the inquiry was answered by mail', async () => {
  const id = await received({ phone: '040 66969-105' })
  const time = Date.now() + 1000
  await test.query(
    `update inquiry set callback_at = ${time}, next_step_at = ${time}, next_step_text = 'Zurückrufen' where id = ${id}`,
  )
  await write(id, { kind: 'reply', text: 'Vorab das Datenblatt.' })
  expect(await kindOf(id)).toEqual(['callback'])
  await write(id, { kind: 'call', text: 'Besprochen.', nextStep: future })
  expect(await kindOf(id)).toEqual([])
})

it('counts what was sorted out as spam since this account has last looked', async () => {
  const spam = async (token = test.token) => (await today('', token)).counts.spam
  const look = (token: string) => test.call('PUT', '/api/contact/spam-seen', { token })
  await look(test.token)
  await look(sales.token)
  const robot = { website: 'https://spam.example' }
  await received(robot)
  const first = await received(robot)
  const second = await received()
  await change(second, { spam: true })
  // What somebody has sorted out themselves is news for their colleagues alone.
  expect([await spam(), await spam(sales.token)]).toEqual([2, 3])
  // Whoever only reads writes nothing, be it a table or a page that is loaded ahead.
  await test.get('/api/contact?spam=true', test.token)
  await change(first, { spam: false })
  expect(await spam()).toBe(1)
  await look(test.token)
  expect([await spam(), await spam(sales.token)]).toEqual([0, 2])
})

it('shows a new inquiry again that was won by mistake and set back by hand', async () => {
  const id = await received()
  await dueTomorrow(id)
  const before = await kindOf(id)
  await change(id, { stage: 'won' })
  await change(id, { nextStep: { ...future, text: 'Übergabe vorbereiten' } })
  await change(id, { stage: 'new' })
  expect([before, await kindOf(id)]).toEqual([['fresh'], ['fresh']])
})

it('says which mail failed, until somebody has reached the customer', async () => {
  const id = await received({ email: 'niemand@firma.example' })
  await test.outbox?.run()
  test.mailServer.behaviour = {
    recipient: (address) => (address.startsWith('niemand') ? 550 : undefined),
  }
  await write(id, { kind: 'reply', text: 'Ja.', nextStep: future })
  await test.outbox?.run()
  test.mailServer.behaviour = {}
  expect(await kindOf(id)).toEqual(['failedMail'])
  await write(id, { kind: 'call', text: 'Adresse war falsch.', nextStep: future })
  expect(await kindOf(id)).toEqual([])
})

it('lets an inquiry go for an hour, and have it back by one press', async () => {
  const id = await received()
  const [before] = (await today()).items.filter(({ inquiry }) => inquiry.id === id)
  const inAnHour = { at: new Date(Date.now() + HOUR).toISOString(), text: 'Antworten' }
  await change(id, { nextStep: inAnHour })
  expect(await kindOf(id)).toEqual([])
  expect(await today()).toMatchObject({ next: inAnHour })
  await change(id, { nextStep: before?.inquiry.nextStep, undoStep: true })
  expect(await kindOf(id)).toEqual([before?.kind])
  const { data } = await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)
  expect(data.events.filter(({ kind }) => kind === 'step')).toEqual([])
})

it('sends the most urgent of each kind, and says how many there are', async () => {
  const ids: number[] = []
  for (let count = 0; count < MOST_OF_A_KIND + 2; count++)
    ids.push(await received({ callback: true, phone: `040 66969${100 + count}`, email: '' }))
  await dueTomorrow(...ids)
  const { items, counts } = await today()
  const fresh = items.filter(({ kind }) => kind === 'fresh')
  expect(fresh).toHaveLength(MOST_OF_A_KIND)
  expect(fresh[0]?.inquiry.id).toBe(ids.at(-1))
  expect(counts.fresh).toBeGreaterThanOrEqual(ids.length)
  await test.query(`update inquiry set spam = true where id in (${ids.join(',')})`)
})

it('leaves out spam, and what others take care of', async () => {
  const spam = await received()
  const mine = await received()
  const others = await received()
  const step = { nextStep: { at: past, text: 'Anrufen' } }
  await change(spam, { spam: true })
  await change(mine, { ...step, ownerId: sales.id })
  await change(others, { ...step, ownerId: 1 })
  const ids = (await today('?owner=me', sales.token)).items.map(({ inquiry }) => inquiry.id)
  expect(ids).toContain(mine)
  expect(ids).not.toContain(others)
  expect(ids).not.toContain(spam)
  const all = await today()
  expect(all.items.map(({ inquiry }) => inquiry.id)).toEqual(expect.arrayContaining([mine, others]))
  expect(all.counts.step).toBe(all.items.filter(({ kind }) => kind === 'step').length)
})

it('says at little cost whether anything has come in', async () => {
  const newest = async () => (await test.get('/api/today/newest', test.token)).data
  const before = await newest()
  expect(await newest()).toEqual(before)
  const id = await received()
  const arrived = await newest()
  expect(arrived).toMatchObject({ inquiry: id })
  expect(arrived).not.toEqual(before)
  await write(id, { kind: 'received', text: 'Und?' })
  expect(await newest()).not.toEqual(arrived)
  await write(id, { kind: 'call', text: 'Besprochen.', nextStep: future })
})

it('says what comes after today', async () => {
  const steps = `update inquiry set next_step_at = ${Date.parse(future.at)}, next_step_text = 'Später' where next_step_at is not null`
  await test.query(steps)
  const id = await received()
  await change(id, { nextStep: { ...future, at: '2099-01-04T08:00:00.000Z' } })
  expect((await today()).next).toMatchObject({ at: '2099-01-04T08:00:00.000Z', text: 'Nachfassen' })
})

it('is nobody’s who may not see inquiries', async () => {
  const stock = await addColleague(test, 'stock')
  expect((await test.get('/api/today', stock.token)).status).toBe(403)
  expect((await test.get('/api/today')).status).toBe(401)
})

it('is mailed once on a working day, when the house has opened, to each who has something to do', async () => {
  await change(await received(), { nextStep: { at: past, text: 'Anrufen' }, ownerId: sales.id })
  await dueTomorrow(await received())
  await test.outbox?.run()
  test.mailServer.mails.length = 0
  const { mail } = test.config
  const processes = [1, 2].map(() => new DueWork(test.database, [dailySummary(mail, test.outbox)]))
  const at = (moment: string) => Promise.all(processes.map((one) => one.run(new Date(moment))))
  const summaries = async () => {
    await test.outbox?.run()
    return test.mailServer.mails.filter(({ to }) => to.includes(sales.email))
  }
  // A Sunday, and a Monday before and after the house opens at eight.
  await at('2027-01-10T11:00:00Z')
  await at('2027-01-11T06:59:00Z')
  expect(await summaries()).toEqual([])
  await at('2027-01-11T07:00:00Z')
  await at('2027-01-11T12:00:00Z')
  const [summary, ...more] = await summaries()
  expect(more).toEqual([])
  expect(summary?.headers.subject).toMatch(/^Heute: /)
  expect(summary?.text).toMatch(/heute (wartet eine Anfrage|warten \d+ Anfragen) auf Sie:/)
  expect(summary?.text).toContain('/admin/heute')
  expect(summary?.text).toMatch(
    /Neu eingegangen:\n- Kunde \d+, A-\d+-\d+: Antworten \(bis \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\)/,
  )
  expect(summary?.text).toMatch(/\d+ Anfragen wurden als Spam aussortiert\. Ansehen: \S+spam/)
  await at('2027-01-12T15:00:00Z')
  expect(await summaries()).toHaveLength(2)
})
