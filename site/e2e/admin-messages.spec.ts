import type { Page } from '@playwright/test'
import { adminProducts, expect, findProduct, test } from './fixtures.ts'

const statusOf = (page: Page, title: string) => page.getByLabel(`Status von ${title}`)
const message = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert/ })
/** The page has no request under way and has rendered the last answer. */
const atRest = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 768, tag: '@nightly' },
  { width: 1440, tag: '@nightly' },
])
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a save is confirmed in one sentence with names, beside everything that is shown', async ({
      adminPage: page,
      adminApi,
    }) => {
      await page.goto(adminProducts('Linde H30D'))
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
      await statusOf(page, 'Linde H30D').selectOption({ label: 'Reserviert' })
      const published = (await (await answer).headerValue('X-Published')) ?? ''
      const count = /^pages=(\d+)/.exec(published)?.[1]
      await expect(message(page)).toHaveText(
        new RegExp(`^Gespeichert\\. ${count} Seiten aktualisiert: .*Startseite.* …$`),
      )
      await expect(message(page)).toContainText('Linde H30D')
      await expect(message(page)).not.toContainText('/')

      const box = await message(page).boundingBox()
      const main = await page.getByRole('main').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      const { id } = await findProduct(adminApi, 'Linde H30D')
      await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
    })
  })

test('a category is named by its name, every other page as the menu names it', async ({
  adminPage: page,
  adminApi,
}) => {
  const before = await (await adminApi.get('/api/categories/reach')).json()
  await adminApi.put('/api/categories/reach', { data: { name: 'Schubmaster' } })
  const { data } = await (await adminApi.get('/api/publish')).json()
  const names = data.lastPages.map(({ name }: { name: string }) => name)
  expect(names).toContain('Schubmaster')
  expect(names.filter((name: string) => name.includes('/'))).toEqual([])
  await page.goto('/admin/dashboard')
  const panel = page.getByRole('region', { name: 'Veröffentlichung' })
  await expect(panel.getByRole('link', { name: 'Schubmaster' })).toHaveAttribute(
    'href',
    '/kategorie/reach',
  )
  await adminApi.put('/api/categories/reach', { data: { name: before.data.name } })
})

for (const [screen, path, sentence] of [
  ['products', '**/api/products?*', 'Fehler beim Laden der Produkte'],
  ['categories', '**/api/categories?*', 'Fehler beim Laden der Kategorien'],
  ['inquiries', '**/api/contact?*', 'Fehler beim Laden der Anfragen'],
] as const)
  test(`that ${screen} cannot be loaded is said once`, async ({
    adminPage: page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    await page.route(path, (route) => route.abort())
    await page.goto(`/admin/${screen}`)
    const failure = page.getByRole('main').getByText(new RegExp(`^${sentence}: `))
    await expect(failure).toBeVisible()
    await atRest(page)
    expect(await page.getByText(/Keine Verbindung/).count()).toBe(1)
    await page.unroute(path)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText(/Keine Verbindung/)).toHaveCount(0)
  })

test('the error of a failed change of status goes when a later one succeeds, and that says so', async ({
  adminPage: page,
  adminApi,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const sent = await request.post('/api/contact', {
    data: { name: 'Stella Status', email: 's@firma.example', message: 'Ist er noch zu haben?' },
  })
  const { id, receipt } = (await sent.json()).data
  await page.goto('/admin/inquiries')
  await page.route(`**/api/contact/${id}`, (route) => route.abort(), { times: 1 })
  await statusOf(page, receipt).selectOption({ label: 'Kontaktiert' })
  const failure = page.getByText(/^Fehler beim Aktualisieren des Status: Keine Verbindung/)
  await expect(failure).toBeVisible()
  await statusOf(page, receipt).selectOption({ label: 'Kontaktiert' })
  await expect(page.getByText(`Anfrage ${receipt} steht jetzt auf „Kontaktiert“`)).toBeVisible()
  await expect(failure).toHaveCount(0)
  await adminApi.delete(`/api/contact/${id}`)
})
