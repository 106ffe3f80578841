import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { addColleague } from './colleague.ts'
import { expect, test } from './fixtures.ts'
import { seedMails } from './walk/seed-mails.ts'

async function json<Data>(answer: Promise<{ json(): Promise<{ data: Data }> }>): Promise<Data> {
  return (await (await answer).json()).data
}

test('two on one inquiry see each other, read what is new in its mails, see who of them writes, and both keep their notes', async ({
  adminPage: page,
  adminApi,
  server,
}) => {
  const tom = await addColleague(adminApi, 'Tom', 'sales')
  const headers = { Authorization: `Bearer ${tom.token}` }
  const inquiry = {
    name: 'Marta Mailer',
    email: 'marta@post.example',
    message: 'Ist der Stapler noch da?',
  }
  const { id } = await json<{ id: number }>(adminApi.post('/api/contact', { data: inquiry }))
  await seedMails(server.dataDir, id)
  const look = (writing: boolean) =>
    json<{ name: string; writing: boolean }[]>(
      adminApi.post(`/api/contact/${id}/presence`, { data: { writing }, headers }),
    )
  await look(true)
  await page.goto(adminPaths.inquiry(id))
  await expect(page.getByText('Tom schreibt gerade.')).toBeVisible()
  expect(await look(false)).toEqual([{ name: 'admin', writing: false }])

  const dialog = page.getByRole('dialog')
  const history = dialog.getByRole('list', { name: 'Verlauf' })
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

  await dialog.getByRole('radio', { name: 'Interne Notiz' }).check()
  await dialog.getByLabel('Notiz', { exact: true }).fill('Kommt am Freitag.')
  await expect(page.getByText('Tom liest diese Anfrage gerade.')).toBeVisible()
  await expect.poll(() => look(false)).toEqual([{ name: 'admin', writing: true }])
  await adminApi.post(`/api/contact/${id}/messages`, {
    data: { kind: 'note', text: 'Ruft am Montag an.' },
    headers,
  })
  await dialog.getByRole('button', { name: 'Notiz speichern' }).click()
  for (const note of ['Kommt am Freitag.', 'Ruft am Montag an.'])
    await expect(dialog.getByRole('listitem').filter({ hasText: note })).toBeVisible()

  await adminApi.delete(`/api/contact/${id}`)
  await adminApi.delete(`/api/users/${tom.id}`)
})

test('who writes about an inquiry that a colleague deletes is told so, can copy what was typed, and asks for it no more', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const inquiry = { name: 'Gerd Geht', email: 'gerd@post.example', message: 'Bitte löschen.' }
  const { id, receipt } = await json<{ id: number; receipt: string }>(
    adminApi.post('/api/contact', { data: inquiry }),
  )
  const text = 'Er will am Freitag noch einmal anrufen.'
  await page.clock.install()
  await page.goto(adminPaths.inquiry(id))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Interne Notiz' }).check()
  await dialog.getByLabel('Notiz', { exact: true }).fill(text)
  await adminApi.delete(`/api/contact/${id}`)
  await page.clock.runFor(31_000)
  await expect(dialog.getByRole('heading', { name: `Anfrage ${receipt}` })).toBeVisible()
  await expect(dialog.getByText('Diese Anfrage wurde gelöscht.')).toBeVisible()
  await expect(dialog.getByText(/^Fehler/)).toHaveCount(0)
  await expect(dialog.getByRole('textbox')).toHaveValue(text)
  await expect(dialog.getByRole('button', { name: 'Kopieren' })).toBeVisible()
  await expect(
    dialog.getByRole('button', { name: /speichern|senden|festhalten|Antworten|löschen|Spam/ }),
  ).toHaveCount(0)
  await expectAccessible(page)
  // Nothing of somebody who may have been erased stays in the browser.
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.entwurf.')))
  expect(await kept()).toEqual([])

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(95_000)
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/api/')).length)
    .toBeGreaterThan(0)
  expect(asked.filter((path) => path.startsWith(`/api/contact/${id}`))).toEqual([])
})
