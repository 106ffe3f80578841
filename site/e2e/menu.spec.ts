import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'

const phone = { width: 390, height: 844 }

test('menu and search of a phone open and close, and Escape gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/service')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const service = menu.getByText('Service')
  await expect(service).toBeHidden()
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(service).toBeVisible()
  for (const name of ['Kaufratgeber', 'Staplerberater'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(service).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused()

  const open = page.getByRole('button', { name: 'Suche öffnen' })
  const field = page.getByRole('combobox', { name: 'Maschine finden' })
  await open.click()
  await field.fill('schub')
  await expect(page.getByRole('listbox')).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('schub')
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(open).toBeFocused()
})

test('the categories of the menu are reached by keyboard', async ({ page }) => {
  await page.goto('/')
  const summary = page.getByText('Neugeräte')
  await summary.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Dieselstapler' }).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/alle-gabelstapler')
})

test.describe('without JavaScript', () => {
  test.use({ ...WITHOUT_SCRIPT, viewport: phone })

  test('the search of the header leads to the list, on a phone by its icon, and the menu to a category', async ({
    page,
  }) => {
    await page.goto('/service')
    await page.getByRole('button', { name: 'Suche öffnen' }).click()
    await page.getByRole('searchbox', { name: 'Maschine finden' }).fill('2,5 t')
    await page.getByRole('button', { name: 'Finden' }).click()
    await expect(page).toHaveURL('/alle-gabelstapler?suche=2%2C5+t')

    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    await page.getByRole('button', { name: 'Menü' }).click()
    await menu.getByText('Neugeräte').click()
    await menu.getByRole('link', { name: 'Schubmaststapler' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Schubmaststapler' })).toBeVisible()
  })
})
