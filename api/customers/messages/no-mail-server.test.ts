import { afterAll, beforeAll, expect, it } from 'vitest'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('tells an administrator what to set for mails, and sales whom to turn to', async () => {
  const sales = await addColleague(test, 'sales')
  const question = { name: 'Erika Muster', email: 'e@f.example', message: 'Ist er noch da?' }
  const { data } = await test.call<{ id: number }>('POST', '/api/contact', { body: question })
  const answer = async (token: string) =>
    (
      await test.call('POST', `/api/contact/${data.id}/messages`, {
        token,
        body: { kind: 'reply', subject: 'Ihre Anfrage', text: 'Ja, er ist noch da.' },
      })
    ).error
  expect(await answer(test.token)).toMatch(/SMTP_URL/)
  expect(await answer(sales.token)).toMatch(
    /kein Mailserver eingerichtet\. .*Bitte sagen Sie es Ihrem Administrator\.$/,
  )
})
