import { fixedPages, paths, unlistedPages } from '../../shared/addresses/paths.ts'
import { withSelection } from '../../shared/product/machine-selection.ts'
import { addProduct, expect, findProduct, test } from './fixtures.ts'

const ON_REQUEST = 'Preis auf Anfrage'

test('a price of 0 € is on request, without tax, wherever visitors meet the machine, and stands in the bar of a phone with both ways to ask', async ({
  page,
  adminApi,
}) => {
  const machine = await findProduct(adminApi, 'Linde E16P')
  await adminApi.put(`/api/products/${machine.id}`, { data: { price: 0 } })
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

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
  await expect(bar.getByText(ON_REQUEST)).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link', { name: 'Anfragen' })).toBeInViewport({ ratio: 1 })
  await adminApi.put(`/api/products/${machine.id}`, { data: { price: machine.price } })
})

/** Not within the name of a file, which is a number as well. */
const SECRET = /\b(?:73\.?129|83\.?131|61\.?23[78]|purchasePrice|preparationCost)\b/

test('neither the number behind a price on request nor what the machine has cost is to be found', async ({
  request,
  adminApi,
}) => {
  const { id } = await addProduct(adminApi, {
    title: 'Verhandlungssache',
    priceKind: 'onRequest',
    price: 73_129,
    previousPrice: 83_131,
    featured: true,
    categoryId: 3,
    rent: { day: 95 },
    purchasePrice: 61_237.89,
  })
  const addresses = [
    ...fixedPages,
    ...unlistedPages,
    paths.product(id),
    paths.category('compact'),
    `${paths.category('compact')}?sortierung=price_asc`,
    withSelection(paths.shortlist, [id, 1]),
    withSelection(paths.comparison, [id, 1]),
    `${paths.adviser}?last=1000`,
    '/sitemap.xml',
    `/api/products/${id}`,
    `/api/products/${id}/similar`,
    '/api/products?limit=1000&sort=price',
    '/api/products/facets',
  ]
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.ok(), address).toBe(true)
    expect(await answer.text(), address).not.toMatch(SECRET)
  }
  await adminApi.delete(`/api/products/${id}`)
})

test('search engines read the price that the page shows, of whatever kind', async ({
  page,
  adminApi,
}) => {
  const { id } = await addProduct(adminApi, { price: 19_750, stockNumber: 'T-17' })
  for (const [priceKind, text, isTaxIncluded] of [
    ['net', '19.750\u00a0€ zzgl. MwSt.', false],
    ['margin', '19.750\u00a0€ Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar', true],
    ['onRequest', ON_REQUEST, undefined],
  ] as const)
    await test.step(priceKind, async () => {
      await adminApi.put(`/api/products/${id}`, { data: { priceKind } })
      await page.goto(paths.product(id))
      await expect(page.locator('.summary .price')).toHaveText(text)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const machine = data.find((text) => text.includes('"additionalProperty"')) ?? ''
      const { offers, sku, itemCondition } = JSON.parse(machine)
      expect(offers?.priceSpecification.valueAddedTaxIncluded).toBe(isTaxIncluded)
      expect(offers?.price).toBe(priceKind === 'onRequest' ? undefined : 19_750)
      expect([sku, itemCondition]).toEqual(['T-17', 'https://schema.org/UsedCondition'])
    })
  await adminApi.delete(`/api/products/${id}`)
})
