import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { addColleague } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { dailySummary } from './daily-summary.ts'

let test: MailedApp
let sales: { id: number; token: string; email: string }
beforeAll(async () => {
  test = await mailedApp()
  sales = await addColleague(test, 'sales')
  const body = { name: 'Kunde', email: 'kunde@firma.example', message: 'Ist der Stapler noch da?' }
  await test.call('POST', '/api/contact', { body })
})
afterAll(() => test.close())

async function arrived(): Promise<string[]> {
  await test.outbox?.run()
  return test.mailServer.mails.splice(0).flatMap(({ to }) => to)
}

it('the mail of the morning goes out again once a clock that was ahead is right', async () => {
  const work = new DueWork(test.database, [dailySummary(test.config.mail, test.outbox)])
  await work.run(new Date('2031-03-03T11:00:00Z'))
  expect((await arrived()).filter((to) => to === sales.email)).not.toEqual([])
  for (const time of ['07:00', '12:00']) await work.run(new Date(`2027-01-11T${time}:00Z`))
  expect((await arrived()).filter((to) => to === sales.email)).toHaveLength(1)
})

it('what was missed while the clock stood still or the server was off comes once, not once a day', async () => {
  const work = new DueWork(test.database, [dailySummary(test.config.mail, test.outbox)])
  for (const day of ['12', '25', '25']) await work.run(new Date(`2027-01-${day}T12:00:00Z`))
  expect((await arrived()).filter((to) => to === sales.email)).toHaveLength(1)
})

it('a mail that was queued while the clock was ahead goes out', async () => {
  const { mail, database } = test.config.mail ? { ...test, mail: test.config.mail } : missing()
  const em = database.orm.em.fork()
  queueMail(em, mail, { kind: 'dailySummary', about: sales.id, recipient: sales.email })
  await em.flush()
  const ahead = Date.now() + 90 * DAY
  await test.query(
    `update mail set next_attempt_at = ${ahead}, created_at = ${ahead}, claimed_until = ${ahead} where state = 'waiting'`,
  )
  expect(await arrived()).toEqual([sales.email])
})

function missing(): never {
  throw new Error('This test needs a mail server')
}
