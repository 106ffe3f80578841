import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { createTestApp } from '../../tests/test-app.ts'

let test: MailedApp
beforeAll(async () => {
  test = await mailedApp({
    MAIL_FROM: 'server@stapler.example',
    MAIL_TO: 'alle@stapler.example',
  })
})
afterAll(() => test.close())

const weser = {
  ...demoSettings.company,
  name: 'Weser Stapler GmbH',
  shortName: 'Weser Stapler',
  street: 'Am Deich 1',
  postalCode: '28195',
  city: 'Bremen',
  phone: '0421 1234-0',
  emergencyPhone: '',
  email: 'post@weser.example',
}

/** Everything by which the demo dealer could be told. */
const DEMO = /ElbStapler|Hamburg|Musterkai|20457|66969|elbstapler/i

const save = (body: object) => test.call('PUT', '/api/settings', { token: test.token, body })
const sendTestMail = () =>
  test.call<{ recipients: string[] }>('POST', '/api/settings/test-mail', { token: test.token })

it('sends a test mail to the addresses of the server until the settings name others', async () => {
  expect((await sendTestMail()).data.recipients).toEqual(['alle@stapler.example'])
  const mail = { from: 'post@weser.example', to: ['verkauf@weser.example', 'chef@weser.example'] }
  await save({ mail, company: weser, legal: { ...demoSettings.legal, registerCourt: '' } })
  expect((await sendTestMail()).data.recipients).toEqual(mail.to)
  const last = test.mailServer.mails.at(-1)
  expect(last).toMatchObject({ from: 'post@weser.example', to: ['chef@weser.example'] })
  expect(last?.headers.from).toBe('Weser Stapler GmbH <post@weser.example>')
  expect(last?.headers.subject).toBe('Testnachricht von der Website Weser Stapler GmbH')
})

it('sends inquiries to the addresses of the settings', async () => {
  const body = {
    name: 'Klara Kundin',
    email: 'klara@kundin.example',
    message: 'Bitte ein Angebot.',
  }
  await test.call('POST', '/api/contact', { body })
  test.mailServer.mails.length = 0
  await test.outbox?.run()
  const recipients = test.mailServer.mails.flatMap(({ to }) => to)
  expect(recipients.toSorted()).toEqual([
    'chef@weser.example',
    'klara@kundin.example',
    'verkauf@weser.example',
  ])
})

it('says nothing of the demo dealer in any mail', async () => {
  const user = { username: 'verkaeufer', email: 'v@weser.example', role: 'sales' }
  await test.call('POST', '/api/users', { token: test.token, body: user })
  await test.call('POST', '/api/auth/forgot', { body: { email: user.email } })
  await test.outbox?.run()
  expect(test.mailServer.mails.length).toBeGreaterThanOrEqual(5)
  for (const { headers, text } of test.mailServer.mails)
    expect(JSON.stringify(headers) + text).not.toMatch(DEMO)
})

it('says why a test mail did not go out', async () => {
  test.mailServer.behaviour = { recipient: () => 550 }
  const { status, error } = await sendTestMail()
  expect(status).toBe(409)
  expect(error).toMatch(
    /^Die Testnachricht an verkauf@weser\.example ging nicht hinaus: .*no mailbox/,
  )
})

it('says what to set where there is no mail server', async () => {
  const bare = await createTestApp()
  const { status, error } = await bare.call('POST', '/api/settings/test-mail', {
    token: bare.token,
  })
  expect(status).toBe(409)
  expect(error).toContain('SMTP_URL')
  await bare.close()
})
