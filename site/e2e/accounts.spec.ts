import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { tokenIn } from '../../api/tests/accounts.ts'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { expect, logIn, test } from './fixtures.ts'

const NEW = 'ein ganz neues Passwort'
const SALESMAN = { username: 'Sven', password: 'gelber Kran am Hafen' }

let server: ServerProcess
test.beforeAll(async () => {
  server = await startServer(await newDataDir())
})
test.afterAll(() => server.terminate())

/** The next code of the app; the one that was used last works no second time. */
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 })

/** Opens the invitation of a new salesman; answers its link. */
async function invite(page: Page): Promise<string> {
  await page.goto(`${server.url}/admin/login`)
  await logIn(page, { username: 'admin', password: PASSWORD })
  await page.getByRole('link', { name: 'Benutzer' }).click()
  await page.getByRole('link', { name: 'Neuer Benutzer' }).click()
  await page.getByLabel('Benutzername').fill(SALESMAN.username)
  await page.getByLabel('E-Mail-Adresse').fill('keine Adresse')
  await page.getByRole('button', { name: 'Einladen' }).click()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/gültige E-Mail/)
  await page.getByLabel('E-Mail-Adresse').fill('sven@firma.example')
  await expect(page.getByLabel('Rolle')).toHaveText('Vertrieb')
  await page.getByRole('button', { name: 'Einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link für Sven' })
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('row', { name: /Sven.*Vertrieb.*Eingeladen/ })).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  return link.replace('http://localhost/', `${server.url}/`)
}

test('a salesman is invited, sets a second factor, answers an inquiry, and is refused at the users', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/40[013]/)
  await page.request.post(`${server.url}/api/contact`, {
    data: { name: 'Paula Probe', email: 'p@firma.example', message: 'Bitte um ein Angebot.' },
  })
  const link = await invite(page)

  await page.goto(link)
  await page.getByLabel('Neues Passwort').fill('Sven12345678')
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByLabel('Neues Passwort')).toHaveAccessibleDescription(/ausprobiert/)
  await page.getByLabel('Neues Passwort').fill(SALESMAN.password)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByText('Ihr Passwort ist gesetzt.')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await logIn(page, SALESMAN)
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()

  await page.getByRole('link', { name: 'Mein Konto' }).click()
  await page.getByRole('button', { name: 'Einrichten' }).click()
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const now = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await page.getByLabel('Code', { exact: true }).fill(now)
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await expect(
    page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem'),
  ).toHaveCount(10)
  // As on a page without HTTPS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Kopieren' }).click()
  await expect(page.getByText('Bitte markieren und kopieren Sie den Text von Hand')).toBeVisible()
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click()
  await expect(page.getByText('Bei der Anmeldung wird nach dem Code gefragt')).toBeVisible()
  await expect(page.getByText('Diese Sitzung')).toBeVisible()

  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await logIn(page, SALESMAN)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Der Code ist falsch oder wurde schon benutzt.')).toBeVisible()
  await page.getByLabel('Code').fill(nextCode(secret))
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()

  await page.getByRole('link', { name: 'Mein Konto' }).click()
  await page.getByRole('button', { name: 'Ausschalten …' }).click()
  const turnOff = page.getByRole('dialog', { name: /ausschalten\?/ })
  await turnOff.getByRole('button', { name: 'Ausschalten' }).click()
  await expect(turnOff.getByLabel('Aktuelles Passwort')).toHaveAccessibleDescription(
    /oder einen Code/,
  )
  await turnOff.getByLabel('Aktuelles Passwort').fill('geraten')
  await turnOff.getByRole('button', { name: 'Ausschalten' }).click()
  await expect(turnOff.getByLabel('Aktuelles Passwort')).toHaveAccessibleDescription(/ist falsch/)
  await turnOff.getByLabel('Aktuelles Passwort').fill(SALESMAN.password)
  await turnOff.getByRole('button', { name: 'Ausschalten' }).click()
  await expect(page.getByRole('button', { name: 'Einrichten' })).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(menu.getByRole('link')).toHaveText([
    /Heute$/,
    /Anfragen/,
    'Angebote',
    'Kunden',
    'Antwortvorlagen',
    'Hof',
    'Produkte',
    'Statistik',
    'Dashboard',
  ])
  await menu.getByRole('link', { name: /Anfragen/ }).click()
  await page.getByRole('button', { name: /Paula Probe/ }).click()
  const inquiry = page.getByRole('dialog')
  await inquiry.getByLabel('Status').selectOption('Kontaktiert')
  await expect(inquiry.getByText('Status geändert: Neu → Kontaktiert')).toBeVisible()
  await expect(inquiry.getByText(/· Sven$/)).toBeVisible()

  for (const refused of ['users', 'settings']) {
    await page.goto(`${server.url}/admin/${refused}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible()
  }
})

test('the link of an invitation leads to its form, too, where a mail program has encoded its sign', {
  tag: '@nightly',
}, async ({ page }) => {
  const headers = { Authorization: `Bearer ${await server.token()}` }
  const data = { username: 'Enno', email: 'enno@firma.example', role: 'sales' }
  const invited = await page.request.post(`${server.url}/api/users`, { headers, data })
  const token = tokenIn((await invited.json()).data.link)
  await page.goto(`${server.url}/admin/passwort-setzen%23token%3D${token}`)
  await page.getByLabel('Neues Passwort').fill(SALESMAN.password)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByText('Ihr Passwort ist gesetzt.')).toBeVisible()
  expect(page.url()).not.toContain('%23')

  // Opened once more, it says so before anything is typed.
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr')
  await expect(page.getByLabel('Neues Passwort')).toHaveCount(0)
})

test('a salesman changes the price of a machine and reads the rest', { tag: '@nightly' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const headers = { Authorization: `Bearer ${await server.token()}` }
  const invited = await page.request.post(`${server.url}/api/users`, {
    headers,
    data: { username: 'Sara', email: 'sara@firma.example', role: 'sales' },
  })
  const token = tokenIn((await invited.json()).data.link)
  const { password } = SALESMAN
  await page.request.post(`${server.url}/api/auth/set-password`, { data: { token, password } })
  await page.goto(`${server.url}/admin/products`)
  await logIn(page, { username: 'Sara', password })
  await expect(page.getByRole('link', { name: 'Neue Maschine' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Mehr zu/ })).toHaveCount(0)
  await page
    .getByRole('link', { name: /bearbeiten$/ })
    .first()
    .click()
  await expect(page.getByLabel('Titel')).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Kategorie' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /Bild/ })).toHaveCount(0)
  await page.getByLabel('Preis', { exact: true }).fill('12345')
  const id = page.url().match(/products\/(\d+)/)?.[1]
  const data = { location: 'Bremen' }
  await page.request.put(`${server.url}/api/products/${id}`, { headers, data })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: /inzwischen geändert/ })
  await expect(dialog).toContainText('admin hat sie am')
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await expect(page.getByRole('button', { name: /Preis von .*12\.345/ })).toBeVisible()
  const saved = await page.request.get(`${server.url}/api/products/${id}`)
  expect((await saved.json()).data).toMatchObject({ location: 'Bremen', price: 12_345 })
})

// Last, because nobody else logs in with the former password after it.
test('the password is changed, which ends every other session but not this one', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  const other = await server.token()
  await page.goto(`${server.url}/admin/login`)
  await logIn(page, { username: 'admin', password: PASSWORD })
  await page.getByRole('link', { name: 'Mein Konto' }).click()
  const section = page.getByRole('region', { name: 'Passwort', exact: true })
  await expect(section.getByText(/ADMIN_PASSWORD/)).toBeVisible()
  const current = section.getByLabel('Aktuelles Passwort')
  const next = section.getByLabel('Neues Passwort')
  const save = section.getByRole('button', { name: 'Passwort ändern' })

  await current.fill('falsch')
  await next.fill('zu kurz')
  await save.click()
  await expect(next).toHaveAccessibleDescription(/mindestens 10 Zeichen/)
  await next.fill(NEW)
  await save.click()
  await expect(current).toHaveAccessibleDescription('Das aktuelle Passwort ist falsch')
  await expect(current).toBeFocused()
  await expect(next).toHaveValue(NEW)

  await current.fill(PASSWORD)
  await save.click()
  await expect(page.getByText(/^Passwort geändert/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible()
  const headers = { Authorization: `Bearer ${other}` }
  expect((await page.request.get(`${server.url}/api/auth/me`, { headers })).status()).toBe(401)

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await logIn(page, { username: 'admin', password: NEW })
  await expect(page).toHaveURL(`${server.url}/admin/dashboard`)
})
