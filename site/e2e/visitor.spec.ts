import { formatPrice } from '../../shared/writing/format.ts'
import { countProducts, expect, findProduct, logIn, test } from './fixtures.ts'

test('a visitor finds a machine and sends an inquiry, the administrator reads it', {
  tag: '@everyday',
}, async ({ page, adminApi }) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /Dieselstapler/ })
    .first()
    .click()
  const available = await countProducts(page, { category: 'diesel', available: true })
  const heading = page.getByRole('heading', { name: `${available} Dieselstapler verfügbar` })
  await expect(heading).toBeVisible()
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

  const receipt = await page
    .getByText(/A-\d{4}-\d{5}/)
    .first()
    .textContent()
  const number = /A-\d{4}-\d{5}/.exec(receipt ?? '')?.[0] ?? ''

  await page.goto('/admin/inquiries')
  await logIn(page)
  await page.getByRole('button', { name: 'Test Kundin' }).click()
  const dialog = page.getByRole('dialog', { name: `Anfrage ${number}` })
  await expect(dialog.getByText('Ich interessiere mich für: Linde H30D')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Linde H30D' })).toBeVisible()

  await adminApi.delete(`/api/contact/${Number(number.split('-')[2])}`)
})

test('the administrator changes a price, the next visitor sees it on product page, category and home', {
  tag: '@everyday',
}, async ({ page, adminApi }) => {
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
