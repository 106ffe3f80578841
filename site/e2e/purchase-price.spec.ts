import { addProduct, expect, test } from './fixtures.ts'
import { choose } from './product-form.ts'

test('what a machine has cost says at each stroke what it brings, and is kept', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id } = await addProduct(adminApi, { price: 11_900 })
  await page.goto(`/admin/products/${id}/edit`)
  const paid = page.getByLabel('Einkaufspreis')
  await expect(page.getByText('nur für Administrator und Vertrieb')).toBeVisible()
  await paid.fill('10.000')
  await expect(page.getByText('Rohertrag 1.900 €, das sind 16 % vom Nettopreis')).toBeVisible()
  await choose(page, 'Besteuerung', 'Differenzbesteuert')
  await expect(page.getByText('Rohertrag 1.597 €, das sind 13,8 % vom Nettopreis')).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert')).toBeVisible()
  const { data } = await (await adminApi.get(`/api/products/${id}`)).json()
  expect(data).toMatchObject({ purchasePrice: 10_000, priceKind: 'margin' })
  await adminApi.delete(`/api/products/${id}`)
})
