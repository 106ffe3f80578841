import { expect, test } from './fixtures.ts'
import { seedMails } from './walk/seed-mails.ts'

test('a customer’s mail shows what is new, its files, and what a program has written', async ({
  adminPage: page,
  adminApi,
  server,
}) => {
  const data = {
    name: 'Marta Mailer',
    email: 'marta@post.example',
    message: 'Ist der Stapler noch da?',
  }
  const sent = await adminApi.post('/api/contact', { data })
  const { id } = (await sent.json()).data
  await seedMails(server.dataDir, id)
  await page.goto(`/admin/inquiries?anfrage=${id}`)
  const history = page.getByRole('list', { name: 'Verlauf' })
  await expect(history.getByText('Automatische Antwort')).toBeVisible()
  await expect(history.getByText('einkauf@firma.example')).toBeVisible()

  const quoted = history.getByText('> wie hoch ist Ihr Tor?')
  await expect(quoted).toBeHidden()
  await history.getByText('Zitierten Text anzeigen').click()
  await expect(quoted).toBeVisible()

  const files = history.getByRole('list', { name: 'Anhang' })
  await expect(files.locator('img')).toHaveJSProperty('naturalWidth', 320)
  await expect(history.getByText('Nicht übernommen: Rundgang.mov')).toBeVisible()
  const saved = page.waitForEvent('download')
  await files.getByRole('button', { name: /Lageplan/ }).click()
  expect((await saved).suggestedFilename()).toBe('Lageplan.pdf')
})
