import { newDataDir } from '../../api/tests/demo-stock.ts'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { expect, logIn, test } from './fixtures.ts'

const NEW = 'ein ganz neues Passwort'

let server: ServerProcess
test.beforeAll(async () => {
  server = await startServer(await newDataDir())
})
test.afterAll(() => server.terminate())

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
