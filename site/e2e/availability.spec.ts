import { expect, findProduct, test } from './fixtures.ts'

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

  await page.goto('/')
  const featured = page.locator('section', { hasText: 'Empfohlene Gabelstapler' })
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Linde E16P',
    'Still RX 20-18',
  ])
  await expect(featured).not.toContainText('sofort verfügbar')
  const card = page.getByRole('article').filter({ hasText: 'Dieselstapler' }).first()
  await expect(card).toContainText('1 Maschine verfügbar')

  await page.goto('/kategorie/diesel')
  await expect(page.getByRole('heading', { name: '1 Dieselstapler verfügbar' })).toBeVisible()
  await expect(titles).toHaveText(['Hyster H2.5FT', 'Linde H30D'])

  const order = [
    'Hyster H2.5FT',
    'Jungheinrich ETV 216',
    'Linde E16P',
    'Toyota 8FBE20',
    'Still RX 20-18',
    'Linde H30D',
  ]
  await page.goto('/kategorie/all')
  await expect(page.getByRole('heading', { name: '4 Gabelstapler verfügbar' })).toBeVisible()
  await expect(titles).toHaveText(order)
  await page.goto('/alle-gabelstapler')
  await expect(page.getByLabel('Sortierung')).toHaveValue('newest')
  await expect(titles).toHaveText(order)
  await page.getByLabel('Sortierung').selectOption('Älteste zuerst')
  await expect(page).toHaveURL('/alle-gabelstapler?sortierung=title_asc')
  await expect(titles).toHaveText([
    'Linde H30D',
    'Still RX 20-18',
    'Toyota 8FBE20',
    'Linde E16P',
    'Jungheinrich ETV 216',
    'Hyster H2.5FT',
  ])

  await set(reserved.id, 'active')
  await page.goto('/')
  await expect(featured).toContainText('sofort verfügbar')
  await set(sold.id, 'active')
  await page.goto('/kategorie/diesel')
  await expect(titles).toHaveText(['Hyster H2.5FT', 'Linde H30D'])
})
