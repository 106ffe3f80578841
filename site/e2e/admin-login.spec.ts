import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { expect, logIn, test } from './fixtures.ts'
import { failOnce } from './intercept.ts'

test('whoever is not logged in gets to the login and back to where they wanted to go', {
  tag: '@everyday',
}, async ({ page, expectedErrors }) => {
  // Requests that the dashboard has sent before the login replaces it.
  expectedErrors.push(/401/)
  await page.goto('/admin/categories')
  await expect(page).toHaveURL('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/categories')
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible()
  await expect(page.getByText('Bitte melden Sie sich an')).toHaveCount(0)

  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/dashboard')

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('Ihre Sitzung ist beendet.')).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBeNull()
})

test('the login says what is wrong, and a session that ends meanwhile leads there and back and costs no note, nor does a log-out without a question', async ({
  page,
  request,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/401/, /ERR_FAILED/)
  const sender = { name: 'Nora Notiz', email: 'nora@firma.example', message: 'Noch zu haben?' }
  const { id, receipt } = (await (await request.post('/api/contact', { data: sender })).json()).data
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Benutzername ist erforderlich')).toBeVisible()
  await expect(page.getByText('Passwort ist erforderlich')).toBeVisible()

  await logIn(page, { username: 'admin', password: 'falsch' })
  await expect(page.getByText('Ungültige Anmeldedaten')).toBeVisible()
  await failOnce(page, '**/api/auth/login')
  await logIn(page)
  await expect(
    page.getByText('Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.'),
  ).toBeVisible()
  await expect(page.getByText('Ungültige Anmeldedaten')).toHaveCount(0)

  await logIn(page)
  await page.getByRole('link', { name: 'Produkte', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible()
  // At once, as what the screen asks for by itself would end the session as well.
  await page.getByRole('link', { name: /Anfragen/ }).evaluate((link: HTMLElement, key) => {
    localStorage.setItem(key, 'abgelaufen')
    link.click()
  }, TOKEN_KEY)
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('Ihre Sitzung ist beendet.')).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL('/admin/inquiries')

  const inquiry = page
    .getByRole('row', { name: receipt })
    .getByRole('button', { name: sender.name })
  await inquiry.click()
  const note = page.getByLabel('Notiz', { exact: true })
  await page.getByRole('radio', { name: 'Interne Notiz' }).check()
  await note.fill('Kommt am Freitag vorbei.')
  await page.evaluate((key) => localStorage.setItem(key, 'abgelaufen'), TOKEN_KEY)
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await logIn(page)
  await page.getByRole('radio', { name: 'Interne Notiz' }).check()
  await expect(note).toHaveValue('Kommt am Freitag vorbei.')

  await page.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused()
  await page.getByRole('link', { name: 'Antwort auf eine Anfrage' }).click()
  await page.getByRole('radio', { name: 'Interne Notiz' }).check()
  await expect(note).toHaveValue('Kommt am Freitag vorbei.')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Verwerfen und abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await adminApi.delete(`/api/contact/${id}`)
})
