import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { PAGE_SIZE } from '../../shared/product/terms.ts'
import { usualReservation } from '../../shared/product/times.ts'
import { addDays, berlinDay, formatDay } from '../../shared/time/dates.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { addProduct, adminProducts, countProducts, expect, findProduct, test } from './fixtures.ts'

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const rows = (page: Page) => page.locator('tbody tr')
const searchField = (page: Page) => page.getByLabel('Maschinen suchen')
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name, exact: true })

/** Somebody asks for a machine. */
async function ask(api: APIRequestContext, name: string, productId: number): Promise<number> {
  const email = `${name.split(' ')[1]?.toLowerCase()}@firma.example`
  const data = { name, email, message: 'Bitte halten Sie ihn zurück.', productId }
  return (await (await api.post('/api/contact', { data })).json()).data.id
}

test('what an import has left open is set for several machines at once, and who has changed one meanwhile is not written over', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  expectedErrors.push(/409/)
  const titles = ['Importierte Erste', 'Importierte Zweite', 'Importierte Neue']
  const [first, second, fresh] = await Promise.all(
    titles.map((title) =>
      addProduct(adminApi, { title, condition: title.endsWith('Neue') ? 'new' : 'used' }),
    ),
  )
  await page.goto(adminProducts('Importierte'))
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  await page.getByRole('button', { name: 'Ändern …' }).click()
  const dialog = page.getByRole('dialog')
  const preview = dialog.getByRole('button', { name: 'Vorschau' })
  await dialog.getByLabel('Antrieb').selectOption({ label: 'Diesel' })
  await dialog
    .getByLabel('Besteuerung')
    .selectOption({ label: 'Differenzbesteuert nach § 25a UStG' })
  await dialog.getByLabel('Zustandsklasse').selectOption({ label: 'Klasse A' })
  await dialog.getByLabel('Standort').fill('Bremen')
  const hours = dialog.getByLabel('Betriebsstunden')
  await hours.fill('viele')
  await expect(hours).toHaveAccessibleDescription(/^Bitte eine ganze Zahl/)
  await expect(preview).toBeDisabled()
  await hours.fill('5.200 h')
  await preview.click()
  await expect(dialog.getByRole('region', { name: 'Nicht möglich' })).toContainText(
    'Importierte Neue: Eine Zustandsklasse haben nur gebrauchte Maschinen',
  )

  await adminApi.put(`/api/products/${second?.id}`, { data: { location: 'Kiel' } })
  const press = dialog.getByRole('button', { name: '2 Maschinen ändern' })
  await press.click()
  await expect(dialog.getByText('Inzwischen geändert: Importierte Zweite.')).toBeVisible()
  expect((await findProduct(adminApi, 'Importierte Zweite')).location).toBe('Kiel')
  expect((await findProduct(adminApi, 'Importierte Erste')).location).toBe('Hamburg')
  await press.click()
  await expect(page.getByText('2 Maschinen geändert')).toBeVisible()
  for (const title of titles.slice(0, 2))
    expect(await findProduct(adminApi, title)).toMatchObject({
      figures: { drive: 'diesel', hours: 5200 },
      priceKind: 'margin',
      grade: 'A',
      location: 'Bremen',
    })
  expect(await findProduct(adminApi, 'Importierte Neue')).toMatchObject({ location: 'Hamburg' })

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Rückgängig gemacht: 2 Maschinen')).toBeVisible()
  expect((await findProduct(adminApi, 'Importierte Zweite')).location).toBe('Kiel')
  await page.goto(adminPaths.productHistory(first?.id ?? 0))
  await expect(page.getByText(/Antrieb: Diesel, Betriebsstunden: 5\.200/).first()).toBeVisible()
  for (const { id } of [first, second, fresh].filter((one) => one !== undefined))
    await adminApi.delete(`/api/products/${id}`)
})

test('the list opens without what was searched for before, and keeps it on the way to a machine and back', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Quaxel QX 77', status: 'inactive' })
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
  await searchField(page).fill(title)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
  await page.goBack()
  await expect(searchField(page)).toHaveValue(title)
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(searchField(page)).toHaveValue(title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByLabel('Marke').fill('Andere')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/admin\/products\?/)
  await expect(searchField(page)).toHaveValue(title)

  await menuEntry(page, 'Produkte').click()
  await expect(searchField(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
  await searchField(page).fill(title)
  await expect(rows(page)).toHaveCount(1)
  await menuEntry(page, 'Kategorien').click()
  await menuEntry(page, 'Produkte').click()
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
  await expect(searchField(page)).toHaveValue('')

  // As on another day.
  await searchField(page).fill(title)
  await expect(rows(page)).toHaveCount(1)
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
  await expect(searchField(page)).toHaveValue('')
  await adminApi.delete(`/api/products/${id}`)
})

test('the list has as many machines a page as were chosen', { tag: '@nightly' }, async ({
  adminPage: page,
}) => {
  const most = Math.min(await countProducts(page), 48)
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
  await page.getByLabel('Maschinen je Seite').selectOption('48 je Seite')
  await expect(rows(page)).toHaveCount(most)
  await menuEntry(page, 'Kategorien').click()
  await menuEntry(page, 'Produkte').click()
  await expect(rows(page)).toHaveCount(most)
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(most)
  await page.goto(adminPaths.featuredProducts)
  await expect(page.getByLabel('Maschinen je Seite')).toHaveValue('48')

  await page.goto(`${adminPaths.products}?page=99&perPage=12`)
  await expect(rows(page).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Maschinen je Seite').selectOption('12 je Seite')
  await page.goto(adminPaths.products)
  await expect(rows(page)).toHaveCount(PAGE_SIZE)
})

test('a price that is typed in the list stands on the website, and goes back by one press', async ({
  adminPage: page,
  adminApi,
  visitorPage,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Quaxel QX 78', price: 12_000 })
  const shown = async (price: string) => {
    await visitorPage.goto(paths.product(id))
    await expect(visitorPage.locator('main').getByText(price).first()).toBeVisible()
  }
  await shown('12.000')
  await page.goto(adminProducts(title))
  await page.getByRole('button', { name: `Preis von ${title} ändern` }).click()
  await expect(page.getByLabel(`Preis von ${title} in Euro`)).toBeFocused()
  await page.keyboard.type('11.500')
  await page.keyboard.press('Enter')
  const notice = page.getByRole('status').filter({ hasText: 'Gespeichert.' })
  await expect(notice).toBeVisible()
  await shown('11.500')
  await notice.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row(page, title)).toContainText('12.000')
  await shown('12.000')

  await adminApi.put(`/api/products/${id}`, { data: { priceKind: 'onRequest' } })
  await page.reload()
  await page.getByRole('button', { name: `Preis von ${title} ändern` }).click()
  await expect(
    page.getByRole('textbox', { name: `Preis von ${title} in Euro` }),
  ).toHaveAccessibleDescription(/^Bleibt intern/)
  await adminApi.delete(`/api/products/${id}`)
})

test('a machine is reserved from the list with two presses, for who has asked for it until a day, and back by one', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Quaxel QX 79' })
  const inquiry = await ask(request, 'Berta Begehrt', id)
  const stored = () => findProduct(adminApi, title)
  await page.goto(adminProducts(title))
  const status = page.getByLabel(`Status von ${title}`)
  await status.selectOption({ label: 'Reserviert' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Reserviert bis')).toHaveValue(usualReservation())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(status).toHaveValue('active')

  await status.selectOption({ label: 'Reserviert' })
  await expect(dialog.getByLabel('Reserviert bis')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(status).toHaveValue('reserved')
  expect(await stored()).toMatchObject({ reservedUntil: usualReservation(), reservedFor: null })

  const day = addDays(berlinDay(new Date()), 3)
  await page
    .getByRole('button', { name: `reserviert bis ${formatDay(usualReservation())}` })
    .click()
  await dialog.getByLabel('Reserviert bis').fill('2026-01-01')
  await expect(dialog.getByLabel('Reserviert bis')).toHaveAccessibleDescription(/vorbei/)
  await expect(dialog.getByRole('button', { name: 'Reservieren' })).toBeDisabled()
  await dialog.getByLabel('Reserviert bis').fill(day)
  await dialog.getByRole('radio', { name: /^Berta Begehrt/ }).check()
  const other = dialog.getByLabel('Andere Anfrage')
  await other.fill('Maas')
  await other.press('Escape')
  await expect(other).toHaveAccessibleDescription(/Noch nichts gewählt/)
  await expect(dialog.getByRole('button', { name: 'Reservieren' })).toBeDisabled()
  await other.fill('')
  await dialog.getByRole('button', { name: 'Reservieren' }).click()
  await expect(page.getByRole('button', { name: `reserviert bis ${formatDay(day)}` })).toBeVisible()
  expect(await stored()).toMatchObject({ reservedUntil: day, reservedFor: inquiry })
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(
    page.getByRole('button', { name: `reserviert bis ${formatDay(usualReservation())}` }),
  ).toBeVisible()
  expect(await stored()).toMatchObject({ reservedUntil: usualReservation(), reservedFor: null })

  await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
  await page.goto(adminPaths.inquiry(inquiry))
  await page.getByRole('button', { name: `Anderer Tag für ${title} …` }).click()
  const asked = page.getByRole('dialog', { name: `${title} reservieren` })
  await asked.getByLabel('Reserviert bis').fill(day)
  await asked.getByRole('button', { name: 'Reservieren' }).click()
  await expect(page.getByText(`Für diese Anfrage reserviert bis ${formatDay(day)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('button', { name: `Anderer Tag für ${title} …` })).toBeVisible()
  expect(await stored()).toMatchObject({ status: 'active', reservedFor: null })
  await adminApi.delete(`/api/contact/${inquiry}`)
  await adminApi.delete(`/api/products/${id}`)
})
