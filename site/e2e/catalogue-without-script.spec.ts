import type { Page } from '@playwright/test'
import { PAGE_SIZE } from '../../shared/product/terms.ts'
import { count, PATH } from './catalogue-page.ts'
import { countProducts, expect, expectHits, test, WITHOUT_SCRIPT } from './fixtures.ts'

test.use(WITHOUT_SCRIPT)

async function openFilters(page: Page) {
  const form = page.locator('form').filter({ hasText: 'Maschinen anzeigen' })
  await form.getByText(/^Filter(:|$)/).click()
  return form
}

test('shows the machines and no button that would not work', { tag: '@everyday' }, async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(page.getByRole('article')).toHaveCount(
    Math.min(await countProducts(page), PAGE_SIZE),
  )
  await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0)
})

test('has the first machine on the first screen, whatever is chosen', async ({ page }) => {
  await page.goto(`${PATH}?suche=Elektro&zustand=used&bauhoehe_bis=2,5`)
  await expect(page.getByText(/^Filter: Bauhöhe bis 2\.500\smm, Zustand: Gebraucht$/)).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('article').first().locator('img')).toBeInViewport({ ratio: 0.5 })
  }
})

test('filters on the server, says what it leaves out, and keeps what is chosen when more is added', async ({
  page,
}) => {
  await page.goto(PATH)
  const form = await openFilters(page)
  const drive = form.getByRole('group', { name: 'Antrieb' })
  await form.getByLabel('Tragkraft von').fill('1,8 t')
  await form.getByLabel('Hubhöhe bis').fill('hoch')
  await drive.getByLabel('Elektro').check()
  await form.getByRole('button', { name: 'Maschinen anzeigen' }).click()
  await expect(page.getByRole('article', { name: 'Still RX 20-18' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Linde H30D' })).toHaveCount(0)
  await expect(page.getByText('Hubhöhe bis „hoch“')).toBeVisible()
  await expect(form.getByLabel('Tragkraft von')).toHaveValue('1.800\u00a0kg')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  // What was left out stands open.
  await drive.getByLabel('Diesel').check()
  await form.getByLabel('Hubhöhe bis').fill('')
  for (const [brand, machine] of [
    ['Linde', 'Linde H30D'],
    ['Still', 'Still RX 20-18'],
  ] as const) {
    await form.getByLabel('Marke').fill(brand)
    await form.getByRole('button', { name: 'Maschinen anzeigen' }).click()
    await expect(page.getByRole('article', { name: machine })).toBeVisible()
    await openFilters(page)
    await expect(drive.getByRole('checkbox', { checked: true })).toHaveCount(2)
  }
})

test('says what a misspelt word was taken for, and what stands in the way of a search', async ({
  page,
}) => {
  await page.goto(`${PATH}?suche=Junghenrich`)
  await expect(page.getByText('gesucht wurde nach „Jungheinrich“')).toBeVisible()
  await expectHits(page, { brand: 'Jungheinrich' }, ' für „Junghenrich“')

  await page.goto(`${PATH}?suche=Dieselstapler+48V&marke=Toyota`)
  await page.getByRole('link', { name: /^ohne „48 V“ wär/ }).click()
  await expect(page).toHaveURL(`${PATH}?suche=Dieselstapler&marke=Toyota`)
  await expectHits(page, { drive: 'diesel', brand: 'Toyota' }, ' für „Dieselstapler“')
})

test('an address shows what it asks for, ticked in the form', async ({ page }) => {
  await page.goto(`${PATH}?zustand=used&miete=1&antrieb=diesel`)
  const asked = { condition: 'used', rentable: true, drive: 'diesel' }
  expect(await countProducts(page, asked)).toBeGreaterThan(0)
  await expectHits(page, asked)
  const form = await openFilters(page)
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3)
  for (const name of ['Gebraucht', 'Nur Mietgeräte', 'Diesel'])
    await expect(form.getByRole('checkbox', { name, exact: true })).toBeChecked()
})

test('the links of the menu filter', { tag: '@everyday' }, async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const links = header.locator(`a[href^="${PATH}?"]`)
  const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(0)
  const all = await countProducts(page)
  for (const address of addresses) {
    await page.goto(address)
    await expect(count(page)).not.toHaveText(`${all} von ${all} Gabelstaplern`)
  }
})
