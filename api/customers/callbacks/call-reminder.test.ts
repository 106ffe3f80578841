import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { addColleague } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { callReminder } from './call-reminder.ts'

const HOUSE = 'verkauf@elbstapler.example'
let test: MailedApp
let eva: Awaited<ReturnType<typeof addColleague>>
beforeAll(async () => {
  test = await mailedApp()
  eva = await addColleague(test, 'sales', 'Eva')
})
afterAll(() => test.close())
beforeEach(() => reminded())

const callAt = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()
const change = (id: number, body: Record<string, unknown>) =>
  test.call('PUT', `/api/contact/${id}`, { token: test.token, body })
const moveTo = (id: number, minutes: number) =>
  change(id, { nextStep: { at: callAt(minutes), text: 'Zurückrufen' } })

let customers = 0
/** An inquiry whose customer is to be called in so many minutes. */
async function toBeCalled(minutes: number, ownerId: number | null = eva.id): Promise<number> {
  const body = {
    name: `Kunde ${++customers}`,
    email: `kunde${customers}@firma.example`,
    phone: `040 9910${customers}`,
    message: 'Bitte rufen Sie mich an.',
  }
  const { data } = await test.call<InquiryDetail>('POST', '/api/contact', { body })
  await change(data.id, { ownerId })
  await moveTo(data.id, minutes)
  await sent()
  return data.id
}

async function sent() {
  await test.outbox?.run()
  return test.mailServer.mails
    .splice(0)
    .filter(({ headers }) => headers.subject?.includes('Rückruf um'))
}

/** Looks what is due, as each process does three times a minute. @returns who was reminded */
async function reminded(): Promise<string[]> {
  await new DueWork(test.database, [callReminder(test.config.mail, test.outbox)]).run()
  return (await sent()).flatMap(({ to }) => to)
}

it('tells the person responsible ten minutes before the call whom to call, and once', async () => {
  await toBeCalled(11)
  expect(await reminded()).toEqual([])
  const id = await toBeCalled(9)
  const twice = [1, 2].map(() =>
    new DueWork(test.database, [callReminder(test.config.mail, test.outbox)]).run(),
  )
  await Promise.all(twice)
  const mails = await sent()
  expect(mails.map(({ to }) => to)).toEqual([[eva.email]])
  expect(mails[0]?.headers.subject).toMatch(/^Rückruf um \d{1,2}:\d{2} Uhr: Kunde \d$/)
  expect(mails[0]?.text).toContain(`040 9910${customers}`)
  expect(mails[0]?.text).toContain(paths.adminInquiry(id))
  expect(await reminded()).toEqual([])
})

it('comes also after a restart, but not once the time is over', async () => {
  await toBeCalled(-1)
  await toBeCalled(2)
  expect(await reminded()).toEqual([eva.email])
})

it('does not come for a call that is made or moved before it goes out, and comes at the new time', async () => {
  const made = await toBeCalled(5)
  const moved = await toBeCalled(6)
  await new DueWork(test.database, [callReminder(test.config.mail, null)]).run()
  await test.call('POST', `/api/contact/${made}/messages`, {
    token: test.token,
    body: { kind: 'call', text: 'Besprochen.' },
  })
  await moveTo(moved, 60)
  expect((await sent()).map(({ to }) => to)).toEqual([])
  await moveTo(moved, 8)
  expect(await reminded()).toEqual([eva.email])
})

it('is named in Heute, for the notice of the browser, of whoever is responsible', async () => {
  const soon = await toBeCalled(4)
  const nobodys = await toBeCalled(7, null)
  const later = await toBeCalled(30)
  const callsOf = async (token: string) =>
    (await test.get<Today>('/api/today?owner=me', token)).data.calls.map(({ id }) => id)
  const tom = await addColleague(test, 'sales', 'Tom')
  expect(await callsOf(eva.token)).toEqual(expect.arrayContaining([soon, nobodys]))
  expect(await callsOf(eva.token)).not.toContain(later)
  expect(await callsOf(tom.token)).toContain(nobodys)
  expect(await callsOf(tom.token)).not.toContain(soon)
})

it('goes to the house where nobody is responsible, or the person does not want mail', async () => {
  await toBeCalled(5, null)
  expect(await reminded()).toEqual([HOUSE])
  const want = (inquiries: boolean) =>
    test.call('PUT', '/api/auth/mails', { token: eva.token, body: { inquiries } })
  await want(false)
  await toBeCalled(5)
  expect(await reminded()).toEqual([HOUSE])
  await want(true)
})

it('is not sent about spam, and goes with its inquiry', async () => {
  const spam = await toBeCalled(5)
  const deleted = await toBeCalled(5)
  await new DueWork(test.database, [callReminder(test.config.mail, null)]).run()
  await change(spam, { spam: true })
  await test.call('DELETE', `/api/contact/${deleted}`, { token: test.token })
  expect(await sent()).toEqual([])
  expect(await test.query("select id from mail where kind = 'callReminder'")).toHaveLength(
    await countSent(),
  )
})
const countSent = async () =>
  (await test.query("select id from mail where kind = 'callReminder' and state = 'sent'")).length
