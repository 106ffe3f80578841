import { adminPaths } from '../admin/data/adminPaths.ts'
import { addProduct, adminProducts, expect, test } from './fixtures.ts'
import { picture } from './product-form.ts'
import { goWithin } from './within-administration.ts'

test('a deleted machine comes back with its pictures, and is not found once it is deleted for good', async ({
  adminPage: page,
  adminApi,
  request,
  expectedErrors,
}) => {
  const buffer = await picture('#a33')
  const upload = await adminApi.post('/api/upload/images', {
    multipart: { images: { name: 'seite.jpg', mimeType: 'image/jpeg', buffer } },
  })
  const images = [(await upload.json()).data.uploaded[0].urls.large]
  const { id } = await addProduct(adminApi, { title: 'Aus Versehen gelöscht', images })

  await page.goto(adminProducts('Aus Versehen'))
  await page.getByRole('button', { name: 'Mehr zu Aus Versehen gelöscht' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Maschine löschen?' })
  await expect(question).toContainText('liegt 30 Tage im Papierkorb')
  await question.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('link', { name: 'Zum Papierkorb' }).click()
  await expect(page).toHaveURL('/admin/trash')
  expect((await request.get(`/produkt/${id}`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Aus Versehen gelöscht wiederherstellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Wiederhergestellt/ })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Aus Versehen gelöscht' })).toHaveCount(0)
  await page.goto(`/produkt/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aus Versehen gelöscht')
  expect((await request.get(String(images[0]))).status()).toBe(200)
  await expect(page.locator(`img[src="${images[0]}"]`).first()).toBeVisible()

  await adminApi.delete(`/api/products/${id}`)
  await page.goto('/admin/trash')
  await page.getByRole('button', { name: 'Mehr zu Aus Versehen gelöscht' }).click()
  await page.getByRole('menuitem', { name: 'Endgültig löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('row', { name: 'Aus Versehen gelöscht' })).toHaveCount(0)

  expectedErrors.push(/404/)
  await goWithin(page, adminPaths.product(id))
  await expect(page.getByRole('heading', { name: 'Produkt nicht gefunden' })).toBeVisible()
})

test('an edited machine is put back to an earlier state, unless somebody was faster', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  const specifications = { Tragkraft: '2.500 kg' }
  const { id } = await addProduct(adminApi, {
    title: 'Falscher Preis',
    price: 20_000,
    specifications,
  })
  await adminApi.put(`/api/products/${id}`, {
    data: { price: 2_000, specifications: { Tragkraft: '250 kg' } },
  })
  await page.goto(`/admin/products/${id}/edit`)
  await page.getByRole('link', { name: 'Verlauf' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verlauf: Falscher Preis')
  await expect(page.getByText('20.000 € → 2.000 €')).toBeVisible()
  await expect(page.getByText('2.500 kg → 250 kg')).toBeVisible()

  await page.getByRole('button', { name: /^Diesen Stand wiederherstellen/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2.000 € → 20.000 €')
  await adminApi.put(`/api/products/${id}`, { data: { location: 'Bremen' } })
  expectedErrors.push(/409/)
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(dialog).toContainText('Die Maschine wurde in der Zwischenzeit geändert')
  await expect(dialog).toContainText('Bremen →')
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Wiederhergestellt' })).toBeVisible()
  const { data } = await (await adminApi.get(`/api/products/${id}`)).json()
  expect(data).toMatchObject({ price: 20_000, specifications })

  await page
    .getByRole('button', { name: /^Diesen Stand wiederherstellen/ })
    .last()
    .click()
  await expect(dialog).toContainText('Es gibt keinen Unterschied zum aktuellen Stand.')
  await expect(dialog).not.toContainText('Auf der Website gilt dann')
  await adminApi.delete(`/api/products/${id}`)
  await adminApi.delete(`/api/trash/products/${id}`)
})
