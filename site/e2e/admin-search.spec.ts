import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { goWithin } from './within-administration.ts'

test('whatever a caller names is found from any screen, by the keyboard alone, which no form takes away that comes in below', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const sender = { name: 'Ruth Rampe', company: 'Rampe Lager', email: 'ruth@rampe.example' }
  const data = { ...sender, phone: '040 2424-0', message: 'Ist der Stapler noch da?' }
  await adminApi.post('/api/contact', { data })

  await page.goto(adminPaths.products)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const consoleOfFirefox = { key: 'K', ctrlKey: true, shiftKey: true, cancelable: true }
  const isLeft = (key: KeyboardEventInit) => dispatchEvent(new KeyboardEvent('keydown', key))
  expect(await page.evaluate(isLeft, consoleOfFirefox)).toBe(true)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Suche' })
  const field = dialog.getByRole('combobox', { name: 'Suchen' })
  const lines = dialog.getByRole('option')
  await field.fill('+49 40 24240')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(dialog.getByRole('group', { name: 'Kunden' })).toContainText('Ruth Rampe')
  await expect(dialog.getByRole('group', { name: 'Anfragen' })).toContainText('Rampe Lager')
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Rampe' })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(lines.first()).toContainText('Ruth Rampe')
  await field.fill('gibtesnicht')
  await expect(dialog.getByText('Nichts gefunden zu „gibtesnicht“.')).toBeVisible()
  await page.context().setOffline(true)
  await field.fill('gibtesauchnicht')
  await expect(dialog.getByText(/^Keine Verbindung/)).toBeVisible()
  await page.context().setOffline(false)
  await field.fill('040 99 88 77')
  await expect(lines.first()).toHaveText('Anfrage eintragen von 040 99 88 77')
  await field.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Suchen' })).toBeFocused()

  // Whoever calls has said the number: the name comes next.
  await page.keyboard.press('Control+k')
  await field.pressSequentially('040 99 88 77')
  await field.press('Enter')
  await expect(page.getByLabel('Telefon')).toHaveValue('040 99 88 77')
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('öffnungs')
  await expect(dialog.getByRole('group', { name: 'Gehe zu' })).toContainText('Öffnungszeiten')
  await field.press('Enter')
  await expect(page).toHaveURL(adminPaths.settingsSection('zeiten'))

  await page.keyboard.press('Control+k')
  // Pressed before the answer is there, Enter waits for it.
  await field.pressSequentially('neue mas')
  await field.press('Enter')
  await expect(page).toHaveURL(adminPaths.newProduct)

  // A form that comes in below the search would take the keyboard.
  let send = () => {}
  const isAwaited = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/CategoryCreate.*.js', async (route) => {
    await isAwaited
    await route.continue()
  })
  await expect(dialog).toHaveCount(0)
  await goWithin(page, adminPaths.newCategory)
  await page.keyboard.press('Control+k')
  await field.pressSequentially('Linde')
  send()
  await expect(page.locator('input[name=name]')).toBeAttached()
  await page.keyboard.type(' H30')
  await expect(field).toHaveValue('Linde H30')
})
