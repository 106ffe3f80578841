import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { countProducts, expect, test, WITHOUT_SCRIPT } from './fixtures.ts'

const message = (page: Page) => page.getByLabel('Nachricht')
const inquire = (page: Page) =>
  page.locator('.nothing-found').getByRole('link', { name: 'Anfrage stellen' })

test('a weight that no machine has leads to the next larger ones, and to an inquiry that says it', {
  tag: '@everyday',
}, async ({ page }) => {
  await page.goto(paths.catalogue)
  await page.getByRole('combobox', { name: 'Gabelstapler suchen' }).fill('5 t Diesel')
  await expect(
    page.getByRole('heading', { name: 'Genau 5 t haben wir nicht. Ab 5 t:' }),
  ).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Doosan D70S-5'])
  const all = await countProducts(page)
  await expect(page.locator('#ergebnisse')).toHaveText(
    `0 von ${all} Gabelstaplern für „5 t Diesel“`,
  )
  await page.getByLabel('Marke').selectOption('Doosan')
  await expect(page.getByRole('article')).toHaveCount(1)
  await inquire(page).click()
  await expect(message(page)).toHaveValue(/\n\nGesucht: „5 t Diesel“, Doosan$/)
})

test.describe('without a script', () => {
  test.use(WITHOUT_SCRIPT)

  test('the list shows the next larger machines, too', { tag: '@everyday' }, async ({ page }) => {
    await page.goto(`${paths.catalogue}?suche=Schubmast+9+m`)
    await expect(
      page.getByRole('heading', { name: 'Genau 9 m haben wir nicht. Ab 9 m:' }),
    ).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['UniCarriers UMS 200'])
    await inquire(page).click()
    await expect(message(page)).toHaveValue(/\n\nGesucht: „Schubmast 9 m“$/)
  })
})
