import { newDataDir } from '../../api/tests/demo-stock.ts'
import { TestMailServer } from '../../api/tests/mail-server.ts'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { expect, logIn, test } from './fixtures.ts'

let server: ServerProcess
let mailServer: TestMailServer

test.beforeAll(async () => {
  mailServer = await TestMailServer.start()
  server = await startServer(await newDataDir(), {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@elbstapler.example',
    MAIL_TO: 'verkauf@elbstapler.example',
  })
})
test.afterAll(async () => {
  await server.terminate()
  await mailServer.stop()
})

test('a mail that was refused is shown with the reason and goes out at the second try', async ({
  page,
}) => {
  mailServer.behaviour = {
    recipient: (address) => (address.startsWith('verkauf') ? 550 : undefined),
  }
  await page.request.post(`${server.url}/api/contact`, {
    data: {
      name: 'Paula Post',
      email: 'paula@firma.example',
      message: 'Bitte senden Sie mir ein Angebot.',
    },
  })
  await mailServer.hasReceived(1)
  await page.goto(`${server.url}/admin/login`)
  await logIn(page, { username: 'admin', password: PASSWORD })
  const outbox = page.getByRole('region', { name: 'E-Mail-Ausgang' })
  await expect(outbox.getByText('1 Mail gesendet, 0 wartend, 1 fehlgeschlagen')).toBeVisible()
  await expect(outbox.getByText(/550/)).toBeVisible()

  mailServer.behaviour = {}
  await outbox.getByRole('button', { name: 'Erneut senden' }).click()
  await expect(page.getByText('Die Mail wird erneut gesendet')).toBeVisible()
  await expect(outbox.getByText('2 Mails gesendet, 0 wartend, 0 fehlgeschlagen')).toBeVisible()
  await expect(outbox.getByRole('button', { name: 'Erneut senden' })).toHaveCount(0)
  expect(mailServer.mails.at(-1)?.to).toEqual(['verkauf@elbstapler.example'])
})
