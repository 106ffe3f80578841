import type { Product } from '../../shared/product/product.ts'
import { productStatuses } from '../../shared/product/terms.ts'
import { countProducts, expect, findProduct, test, titlesOf } from './fixtures.ts'

test('machines that can be had are counted, recommended and listed before the others', async ({
  page,
  adminApi,
}) => {
  const set = (id: number, status: string) =>
    adminApi.put(`/api/products/${id}`, { data: { status } })
  const sold = await findProduct(adminApi, 'Linde H30D')
  const reserved = await findProduct(adminApi, 'Still RX 20-18')
  await set(sold.id, 'sold')
  await set(reserved.id, 'reserved')
  const titles = page.getByRole('article').getByRole('heading', { level: 3 })
  const diesel = await countProducts(page, { category: 'diesel', available: true })
  const all = await countProducts(page, { available: true })

  await page.goto('/')
  const featured = page.locator('section', { hasText: 'Empfohlene Gabelstapler' })
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Linde E16P',
    'Still RX 20-18',
  ])
  await expect(featured).not.toContainText('sofort verfügbar')
  const card = page.getByRole('article').filter({ hasText: 'Dieselstapler' }).first()
  await expect(card).toContainText(`${diesel} Maschinen verfügbar`)

  await page.goto('/kategorie/diesel')
  await expect(
    page.getByRole('heading', { name: `${diesel} Dieselstapler verfügbar` }),
  ).toBeVisible()
  await expect(titles.last()).toHaveText('Linde H30D')

  const answer = await page.request.get('/api/products?sort=available&limit=1000')
  const { data }: { data: Product[] } = await answer.json()
  const standing = data.map(({ status }) => productStatuses.indexOf(status))
  expect(standing).toEqual(standing.toSorted((a, b) => a - b))
  expect(data.at(-1)?.title).toBe('Linde H30D')
  const order = data.map(({ title }) => title)
  await page.goto('/kategorie/all')
  await expect(page.getByRole('heading', { name: `${all} Gabelstapler verfügbar` })).toBeVisible()
  await expect(titles).toHaveText(order)
  await page.goto('/alle-gabelstapler')
  await expect(page.getByLabel('Sortierung')).toHaveValue('newest')
  await expect(titles).toHaveText(await titlesOf(page, { sort: 'available' }))
  await page.getByLabel('Sortierung').selectOption('Älteste zuerst')
  await expect(page).toHaveURL('/alle-gabelstapler?sortierung=title_asc')
  await expect(titles).toHaveText(await titlesOf(page, { sort: 'createdAt', order: 'asc' }))

  await set(reserved.id, 'active')
  await page.goto('/')
  await expect(featured).toContainText('sofort verfügbar')
  await set(sold.id, 'active')
})

test('the home page names the makers in stock, and each leads to its machines', async ({
  page,
  adminApi,
}) => {
  const makers = page.getByRole('region', { name: 'Hersteller im Bestand' })
  const clark = makers.getByRole('link', { name: 'Clark' })
  const { id, title } = await findProduct(adminApi, 'Clark C30L')
  await page.goto('/')
  await clark.click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([title])

  await adminApi.put(`/api/products/${id}`, { data: { status: 'sold' } })
  await page.goto('/')
  await expect(makers.getByRole('link', { name: 'Linde' })).toBeVisible()
  await expect(clark).toHaveCount(0)
  await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
})
