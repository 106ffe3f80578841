import type { Product } from '../../shared/product.ts'
import { adminProducts, expect, findProduct, test } from './fixtures.ts'

const ON_REQUEST = 'Preis auf Anfrage'

let machine: Product
test.beforeEach(async ({ adminApi }) => {
  machine = await findProduct(adminApi, 'Linde E16P')
  await adminApi.put(`/api/products/${machine.id}`, { data: { price: 0 } })
})
test.afterEach(async ({ adminApi }) => {
  await adminApi.put(`/api/products/${machine.id}`, { data: { price: machine.price } })
})

test('a price of 0 € is on request, without tax, wherever visitors meet the machine', async ({
  page,
}) => {
  for (const path of ['/', '/kategorie/compact', '/alle-gabelstapler?marke=Linde&ansicht=liste']) {
    await page.goto(path)
    const card = page.getByRole('article', { name: machine.title }).first()
    await expect(card.getByText(ON_REQUEST), path).toBeVisible()
    await expect(card.getByText(/MwSt\.|\b0\s€/), path).toHaveCount(0)
  }

  await page.goto(`/produkt/${machine.id}`)
  await expect(page.locator('.summary').getByText(ON_REQUEST)).toBeVisible()
  await expect(page.locator('.summary').getByText('MwSt.')).toHaveCount(0)
  const description = page.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', /\. Preis auf Anfrage\. Jetzt/)
  const preview = page.locator('meta[property="og:image:alt"]')
  await expect(preview).toHaveAttribute('content', `${machine.title}: ${ON_REQUEST}`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"Product"')
  expect(data.join()).not.toContain('"offers"')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar of a machine on request holds its words and both ways to ask', async ({ page }) => {
    await page.goto(`/produkt/${machine.id}`)
    const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
    await expect(bar.getByText(ON_REQUEST)).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Anfragen' })).toBeInViewport({ ratio: 1 })
  })
})

test('the administration names it so in its tables', async ({ adminPage: page }) => {
  await page.goto(adminProducts(machine.title))
  await expect(
    page.getByRole('row', { name: new RegExp(machine.title) }).getByText(ON_REQUEST),
  ).toBeVisible()
})
