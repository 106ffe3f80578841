import { paths } from '../../shared/paths.ts'
import { addProduct, expect, test } from './fixtures.ts'

test('used machines and those to let are shown from the stock, with rates, as long as there are any', {
  tag: '@slow',
}, async ({ page, adminApi }) => {
  const machine = await addProduct(adminApi, { title: 'Mietprobe', categoryId: 3 })
  const edit = (data: object) => adminApi.put(`/api/products/${machine.id}`, { data })
  const card = page.getByRole('article', { name: machine.title })

  await edit({ condition: 'new', rent: { day: 95, week: 350 }, stockNumber: 'E2E-2041' })
  await page.goto(paths.used)
  await expect(card).toHaveCount(0)
  await page.goto(paths.rental)
  await expect(card).toContainText(/Zu mieten: 95.€ je Tag, 350.€ je Woche, netto/)
  await expect(page.getByRole('link', { name: 'Alle Mietgeräte anzeigen' })).toHaveAttribute(
    'href',
    '/alle-gabelstapler?miete=1',
  )

  await page.goto(paths.product(machine.id))
  const summary = page.locator('.summary')
  await expect(summary).toContainText(/Zu mieten: 95.€ je Tag/)
  await expect(summary).toContainText(/Zustand\s*Neu/)
  await expect(summary).toContainText(/Lagernummer\s*E2E-2041/)

  await edit({ condition: 'used', rent: null, stockNumber: null })
  await page.goto(paths.used)
  await expect(card).toBeVisible()
  await adminApi.delete(`/api/products/${machine.id}`)
})

test('without a machine to let the page says so and leads to the enquiry', {
  tag: '@slow',
}, async ({ page, adminApi }) => {
  const { data } = await (await adminApi.get('/api/products?rentable=true')).json()
  for (const { id } of data) await adminApi.put(`/api/products/${id}`, { data: { rent: null } })
  await page.goto(paths.rental)
  const section = page.locator('#bestand')
  await expect(section).toContainText('Zurzeit ist kein Mietgerät')
  await expect(section.getByRole('link', { name: 'Anfrage stellen' })).toHaveAttribute(
    'href',
    paths.contactFor('miete'),
  )
  for (const { id, rent } of data) await adminApi.put(`/api/products/${id}`, { data: { rent } })
})
