import { formatPrice } from '../../shared/format.ts'
import { expect, findProduct, test } from './fixtures.ts'

test('a visitor finds a machine and sends an enquiry, the administrator reads it', async ({
  page,
  adminApi,
}) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /Dieselstapler/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '2 Dieselstapler verfügbar' })).toBeVisible()
  await page
    .getByRole('article')
    .filter({ hasText: 'Linde H30D' })
    .getByRole('link', { name: /Details ansehen/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Linde H30D' })).toBeVisible()
  await page.getByRole('link', { name: 'Unverbindlich anfragen' }).first().click()

  await expect(page.getByLabel(/Nachricht/)).toHaveValue(/Ich interessiere mich für: Linde H30D/)
  await page.getByLabel(/^Name/).fill('Test Kundin')
  await page.getByLabel(/E-Mail/).fill('kundin@firma.example')
  await page.getByLabel(/Datenschutz/).check()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByText('Anfrage erfolgreich gesendet!')).toBeVisible()

  const { data } = await (await adminApi.get('/api/contact')).json()
  const inquiry = data.find((item: { email: string }) => item.email === 'kundin@firma.example')
  expect(inquiry).toMatchObject({ name: 'Test Kundin', status: 'new', productTitle: 'Linde H30D' })
  await expect(page.getByText(inquiry.receipt)).toBeVisible()
  await adminApi.delete(`/api/contact/${inquiry.id}`)
})

test('the administrator changes a price, the next visitor sees it on product page, category and home', async ({
  page,
  adminApi,
}) => {
  const product = await findProduct(adminApi, 'Linde H30D')
  const price = product.price - 1510
  const change = await adminApi.put(`/api/products/${product.id}`, { data: { price } })
  expect(change.status()).toBe(200)

  for (const path of [`/produkt/${product.id}`, '/kategorie/diesel', '/']) {
    await page.goto(path)
    await expect(page.getByText(formatPrice(price)).first(), path).toBeVisible()
    await expect(page.getByText(formatPrice(product.price)), path).toHaveCount(0)
  }
  await adminApi.put(`/api/products/${product.id}`, { data: { price: product.price } })
})
