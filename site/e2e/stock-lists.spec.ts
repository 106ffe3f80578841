import { paths } from '../../shared/addresses/paths.ts'
import { addProduct, expect, test } from './fixtures.ts'

test('used machines and those to let are shown from the stock, with rates, as long as there are any', async ({
  page,
  adminApi,
}) => {
  const machine = await addProduct(adminApi, { title: 'Mietprobe', categoryId: 3 })
  const edit = (data: object) => adminApi.put(`/api/products/${machine.id}`, { data })
  const card = page.getByRole('article', { name: machine.title })

  await edit({ condition: 'new', rent: { day: 95, week: 350 }, stockNumber: 'E2E-2041' })
  await page.goto(paths.used)
  await expect(card).toHaveCount(0)
  await page.goto(paths.rental)
  const row = page.getByRole('row').filter({ hasText: machine.title })
  await expect(row).toHaveText(/weitere\s*95.€\s*350.€\s*auf Anfrage\s*Mietprobe/)
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
  await page.goto(paths.rental)
  await expect(row).toHaveCount(0)
  await page.goto(paths.used)
  await expect(card).toBeVisible()
  await adminApi.delete(`/api/products/${machine.id}`)
})

test('what each class of machines costs leads to those machines, and a kind without any, or a stock without any, to the enquiry', async ({
  page,
  adminApi,
}) => {
  const { data } = await (await adminApi.get('/api/products?rentable=true')).json()
  const reach = await (await adminApi.get('/api/products?rentable=true&category=reach')).json()
  const notToLet = async (machines: { id: number }[]) => {
    for (const { id } of machines)
      await adminApi.put(`/api/products/${id}`, { data: { rent: null } })
  }
  await notToLet(reach.data)
  await page.goto(paths.rental)
  const none = page.getByRole('row', { name: 'Schubmaststapler auf Anfrage' })
  await expect(none.getByRole('link', { name: 'auf Anfrage' })).toBeVisible()
  const several = page.getByRole('row', { name: /^3.t / })
  await expect(several).toContainText(/ab.120.€\s*ab.480.€\s*ab.1\.450.€/)
  await several.getByRole('link', { name: '2 Maschinen' }).click()
  await expect(page.getByRole('heading', { level: 3, name: /Linde H30D|Clark C30L/ })).toHaveCount(
    2,
  )

  await notToLet(data)
  await page.goto(paths.rental)
  const section = page.locator('#bestand')
  await expect(section).toContainText('Zurzeit ist kein Mietgerät')
  await expect(section.getByRole('link', { name: 'Anfrage stellen' })).toHaveAttribute(
    'href',
    paths.contactFor('miete'),
  )
  for (const { id, rent } of data) await adminApi.put(`/api/products/${id}`, { data: { rent } })
})

test('the used machines lead to the advice, where also an old link to the grades arrives', async ({
  page,
}) => {
  await page.goto(`${paths.used}#zustandsklassen`)
  const advice = page.getByRole('complementary', { name: 'Was vor dem Kauf zählt' })
  await expect(advice).toBeInViewport()
  await advice.getByRole('link', { name: 'Zustandsklassen A, B und C' }).click()
  await expect(page).toHaveURL(paths.grades)
  await expect(page.getByRole('heading', { name: /^Drei Zustandsklassen/ })).toBeInViewport()
  await page.getByRole('link', { name: 'Gebrauchte Stapler ansehen' }).click()
  await page.getByRole('link', { name: 'Schubmaststapler', exact: true }).first().click()
  await expect(page.getByRole('article').first()).toContainText(/Gebraucht|Generalüberholt|Vorführ/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no page of the dealer is longer than ten screens, and the first used machine is whole on the first', async ({
    page,
  }) => {
    const MOST = 8000
    for (const path of [paths.usedGuide, paths.rental, paths.service, paths.used]) {
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThanOrEqual(MOST)
    }
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
  })
})
