import type { Page } from '@playwright/test'
import { PAGE_SIZE } from '../../shared/product/terms.ts'
import { formatPrice } from '../../shared/writing/format.ts'
import {
  addProduct,
  adminProducts,
  countProducts,
  expect,
  findProduct,
  test,
  titlesOf,
} from './fixtures.ts'
import { choose, fillMasterData, picture } from './product-form.ts'

async function addFilter(page: Page, name: string) {
  await page.getByRole('button', { name: 'Filter hinzufügen' }).click()
  await page.getByRole('menuitemcheckbox', { name }).click()
}

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('the administrator puts a machine with pictures online and takes it down again', {
  tag: '@everyday',
}, async ({ adminPage: page, request }) => {
  test.slow()
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Neue Maschine' }).click()
  await expect(page).toHaveURL('/admin/products/new')
  await fillMasterData(page, 'Crown FC 5200')
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'seite.jpg', mimeType: 'image/jpeg', buffer: await picture('#a33') },
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture('#3a3') },
  ])
  await expect(page.getByRole('img', { name: 'Bild 2' })).toBeVisible()
  const second = await page.getByRole('img', { name: 'Bild 2' }).getAttribute('src')
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).click()
  await expect(page.getByRole('img', { name: 'Bild 1' })).toHaveAttribute('src', second ?? '')

  await page.getByLabel('Name', { exact: true }).fill('Tragkraft')
  await page.getByLabel('Wert', { exact: true }).fill('1.600 kg')
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const saved = page
    .getByRole('status')
    .filter({ hasText: /^Gespeichert\. \d+ Seiten aktualisiert:/ })
  await expect(saved).toBeVisible()
  await expect(page).toHaveURL('/admin/products')
  const opened = page.waitForEvent('popup')
  await saved.getByRole('link', { name: 'Crown FC 5200' }).click()
  const productPage = await opened
  await expect(productPage.getByRole('heading', { level: 1 })).toHaveText('Crown FC 5200')
  await productPage.close()

  const price = row(page, 'Crown FC 5200').getByRole('button', { name: /Preis von/ })
  await expect(price).toContainText('17.950 €')
  await price.click()
  await page.getByLabel('Preis von Crown FC 5200 in Euro').fill('16.900')
  await page.keyboard.press('Enter')
  await expect(price).toContainText('16.900 €')
  await expect(price).toBeFocused()
  await price.click()
  const slip = page.getByLabel('Preis von Crown FC 5200 in Euro')
  await slip.fill('16,90')
  await page.keyboard.press('Enter')
  await expect(slip).toHaveAccessibleDescription('Statt 16.900 €? Dann noch einmal speichern.')
  await page.keyboard.press('Escape')
  await expect(price).toContainText('16.900 €')
  await row(page, 'Crown FC 5200').getByRole('combobox').selectOption({ label: 'Reserviert' })
  await page.getByRole('dialog').getByRole('button', { name: 'Reservieren' }).click()
  await expect(row(page, 'Crown FC 5200').getByRole('combobox')).toHaveValue('reserved')

  const product = await findProduct(request, 'Crown FC 5200')
  expect(product).toMatchObject({
    price: 16900,
    status: 'reserved',
    specifications: { Tragkraft: '1.600 kg' },
  })
  expect(product.images).toHaveLength(2)

  await page.getByRole('button', { name: 'Mehr zu Crown FC 5200' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row(page, 'Crown FC 5200')).toHaveCount(0)
  expect((await request.get(`/produkt/${product.id}`)).status()).toBe(404)
})

test('search, filters and order narrow the list and stay in the address, down to what needs a picture or stands there for long', async ({
  adminPage: page,
  adminApi,
}) => {
  const { data: category } = await (await adminApi.get('/api/categories/diesel')).json()
  const { id } = await addProduct(adminApi, {
    title: 'Ohne Bild auf dem Hof',
    stockNumber: 'H 12/3',
    specifications: { Tragkraft: '2.500 kg', Betriebsstunden: '5.200 h' },
    categoryId: category.id,
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/products')
  await page.getByLabel('Maschinen suchen').fill('jungheinrich')
  const found = await countProducts(page, { search: 'jungheinrich' })
  await expect(page.getByText(`1–${found} von ${found}`)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Maschinen suchen')).toHaveValue('jungheinrich')
  await page.getByLabel('Maschinen suchen').fill('gibtesnicht')
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await addFilter(page, 'Kategorie')
  await choose(page, 'Kategorie', 'Dieselstapler')
  const diesel = await countProducts(page, { category: 'diesel' })
  await expect(page.getByText(`1–${Math.min(diesel, PAGE_SIZE)} von ${diesel}`)).toBeVisible()
  await page.getByRole('button', { name: /^Sortieren nach/ }).click()
  await page.getByRole('menuitem', { name: 'Preis aufsteigend' }).click()
  const [cheapest = ''] = await titlesOf(page, { category: 'diesel', sort: 'price', order: 'asc' })
  await expect(page.getByRole('row').nth(1)).toContainText(cheapest)

  await addFilter(page, 'Bild')
  await page.getByRole('combobox', { name: 'Bild', exact: true }).click()
  await page.getByRole('option', { name: 'Ohne Bild' }).click()
  const machine = row(page, 'Ohne Bild auf dem Hof')
  await expect(machine).toContainText('H-12-3')
  await expect(machine.getByRole('cell', { name: '5.200 h' })).toBeVisible()
  await expect(machine.getByRole('cell', { name: '2.500 kg' })).toBeVisible()
  await addFilter(page, 'Im Bestand')
  await page.getByRole('combobox', { name: 'Im Bestand', exact: true }).click()
  await page.getByRole('option', { name: 'Länger als 90 Tage' }).click()
  await expect(machine).toHaveCount(0)
  await adminApi.delete(`/api/products/${id}`)
})

test('several machines change together, after a look at what that means, and back by one press', async ({
  adminPage: page,
  adminApi,
}) => {
  const newest = await titlesOf(page, { limit: 2 })
  const [first = '', second = ''] = newest
  const { price } = await findProduct(adminApi, first)
  const statusOf = async (title: string) => (await findProduct(adminApi, title)).status
  await page.goto('/admin/products')
  for (const title of newest) await row(page, title).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ändern …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Vorschau' })).toBeDisabled()
  await dialog.getByLabel('Preis um … Prozent ändern').fill('−10')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(dialog).toHaveCount(1)
  await dialog.getByLabel('Status').selectOption({ label: 'Inaktiv' })
  await dialog.getByRole('button', { name: 'Vorschau' }).click()
  await expect(dialog).toContainText('Preis −10 %, Status: Inaktiv: 2 geändert')
  await expect(dialog.getByRole('listitem').filter({ hasText: first })).toContainText(
    formatPrice(Math.round(Number(price) * 0.9)),
  )
  expect(await statusOf(first)).toBe('active')

  await dialog.getByRole('button', { name: '2 Maschinen ändern' }).click()
  await expect(page.getByText('2 Maschinen geändert')).toBeVisible()
  await expect(row(page, first).getByRole('combobox')).toHaveValue('inactive')
  for (const title of newest) expect(await statusOf(title)).toBe('inactive')

  // What somebody else has changed since stays.
  const { id } = await findProduct(adminApi, second)
  await adminApi.put(`/api/products/${id}`, { data: { status: 'sold' } })
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText(/Rückgängig gemacht: 1 Maschine/)).toContainText(`${second}: `)
  await expect(row(page, first).getByRole('combobox')).toHaveValue('active')
  expect(await findProduct(adminApi, first)).toMatchObject({ status: 'active', price })
  expect(await statusOf(second)).toBe('sold')
  await page.getByRole('button', { name: 'Frühere Sammeländerungen' }).click()
  await expect(page.getByRole('dialog')).toContainText('Rückgängig gemacht am')
  await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
})

test('a price typed in the list replaces none that somebody else has typed meanwhile and is not lost, 0 € is on request, and the machine can be duplicated', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const title = 'Zwei an einem Preis'
  const { id } = await addProduct(adminApi, { title, price: 10_000, status: 'inactive' })
  const meanwhile = (data: object) => adminApi.put(`/api/products/${id}`, { data })
  const stored = async () => (await findProduct(adminApi, title)).price
  const field = page.getByLabel(`Preis von ${title} in Euro`)
  const type = async (price: string) => {
    await page.getByRole('button', { name: `Preis von ${title} ändern` }).click()
    await field.fill(price)
  }
  await page.goto(adminProducts(title))

  await type('9.500')
  await meanwhile({ location: 'Bremen' })
  await field.press('Enter')
  await expect(field).toBeHidden()
  expect(await stored()).toBe(9500)

  await type('9.000')
  await meanwhile({ price: 8000 })
  await field.press('Enter')
  await expect(page.getByText(/Das wurde inzwischen geändert/)).toBeVisible()
  await expect(field).toHaveValue('9.000')
  expect(await stored()).toBe(8000)
  await field.press('Enter')
  await expect(field).toBeHidden()
  expect(await stored()).toBe(9000)

  await expect(row(page, title)).toContainText('9.000')
  await type('0')
  await field.press('Enter')
  await expect(row(page, title)).toContainText('Preis auf Anfrage')
  await page.getByRole('button', { name: `Mehr zu ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Duplizieren' }).click()
  await expect(page).toHaveURL('/admin/products/new')
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue(`${title} (Kopie)`)
  await expect(page.getByLabel('Marke')).toHaveValue('Probe')
  await adminApi.delete(`/api/products/${id}`)
})
