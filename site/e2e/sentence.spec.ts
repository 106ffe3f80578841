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
  await expect(page.locator('#ergebnisse')).toHaveText(`0 von ${all} Gabelstaplern, 1 ab 5 t`)
  await page.getByLabel('Marke').selectOption('Doosan')
  await expect(page.getByRole('article')).toHaveCount(1)
  await inquire(page).click()
  await expect(message(page)).toHaveValue(/\n\nGesucht: „5 t Diesel“, Doosan$/)
})

test('the exact machines stand above a line, those that do as much below it', async ({ page }) => {
  await page.goto(paths.catalogue)
  await page.getByRole('combobox', { name: 'Gabelstapler suchen' }).fill('Diesel 2,5 t')
  await expect(
    page.getByRole('heading', { name: 'Genau 2,5 t: 2. Ab 2,5 t: 4 weitere' }),
  ).toBeVisible()
  const all = await countProducts(page)
  await expect(page.locator('#ergebnisse')).toHaveText(
    `2 von ${all} Gabelstaplern, 4 weitere ab 2,5 t`,
  )
})

test('what a search excludes is a chip that can be taken away, and stays in the address', async ({
  page,
}) => {
  await page.goto(`${paths.catalogue}?suche=Toyota+ohne+Diesel`)
  await expect(page.getByLabel('Kategorie')).toBeEnabled()
  await page.getByRole('button', { name: 'Filter entfernen: kein Diesel' }).click()
  await expect(page).toHaveURL(/\?suche=Toyota$/)
  await expect(
    page.getByRole('article').getByRole('heading', { name: 'Toyota 8FDF25' }),
  ).toBeVisible()
})

test('the field in the head finds the dealer’s pages, with their number', async ({ page }) => {
  await page.goto(paths.about)
  await page.getByRole('searchbox', { name: 'Maschine finden' }).fill('Notdienst')
  await expect(page.getByRole('option', { name: /^Notdienst Seite, Telefon 0/ })).toBeVisible()
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

  test('a page that is sought stands above the machines, and what is not carried is said', async ({
    page,
  }) => {
    await page.goto(`${paths.catalogue}?suche=Notdienst`)
    const pages = page.getByRole('list', { name: 'Seiten zu Ihrer Suche' })
    await expect(pages.getByRole('link', { name: 'Notdienst' })).toBeVisible()
    await expect(pages.getByRole('link', { name: /^0/ })).toHaveAttribute('href', /^tel:/)
    await page.goto(`${paths.catalogue}?suche=Ameise`)
    await expect(page.getByText('„Ameise“ haben wir nicht im Programm.')).toBeVisible()
    await expect(inquire(page)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})
