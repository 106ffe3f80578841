import { adminPaths } from '../admin/paths.ts'
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

test('a draft of an offer says what its machines bring', async ({ adminPage: page, adminApi }) => {
  const { id } = await addProduct(adminApi, { price: 11_900, purchasePrice: 10_000 })
  const post = async (path: string, data: object) => {
    const answer = await adminApi.post(`/api${path}`, { data })
    return Number((await answer.json()).data.id)
  }
  const asked = { name: 'Erika Muster', email: 'erika@firma.example', message: 'Was kostet er?' }
  const inquiry = await post('/contact/manual', { ...asked, source: 'phone', productIds: [id] })
  const offer = await post(`/contact/${inquiry}/offers`, {})
  await page.goto(adminPaths.offer(offer))
  await expect(page.getByText('Rohertrag der Maschinen: 1.900 €')).toBeVisible()
  await page.getByLabel('Einzelpreis').fill('9.000')
  await expect(page.getByText('Verlust der Maschinen: 1.000 €')).toBeVisible()
})
