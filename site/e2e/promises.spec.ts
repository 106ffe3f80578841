import { paths } from '../../shared/addresses/paths.ts'
import { demoSettings } from '../../shared/dealer/company.ts'
import { expect, findProduct, test, WITHOUT_SCRIPT } from './fixtures.ts'

test('a used machine without a condition report has one on request', async ({ page, adminApi }) => {
  const { id, conditionReport } = await findProduct(adminApi, 'Still RX 20-18')
  await page.goto(paths.product(id))
  const report = page.getByRole('region', { name: 'Zustandsbericht' })
  await expect(report).toContainText('2.310 h')
  await adminApi.put(`/api/products/${id}`, { data: { conditionReport: null } })
  await page.reload()
  await expect(report).toContainText('Auf Anfrage')
  await report.getByRole('link', { name: 'Zustandsbericht anfordern' }).click()
  await expect(page.getByRole('heading', { name: 'Zustandsbericht anfordern' })).toBeVisible()
  await expect(page.getByLabel('Nachricht')).toHaveValue(/Still RX 20-18/)
  await adminApi.put(`/api/products/${id}`, { data: { conditionReport } })
})

test('home and guide promise warranty and leasing only as long as the settings have them', async ({
  page,
  adminApi,
}) => {
  const { warranty, leasing } = demoSettings
  const main = page.getByRole('main')
  await page.goto(paths.home)
  await expect(main).toContainText(
    'Garantie: Klasse A 12 Monate auf Antrieb, Hydraulik und Elektrik',
  )
  await expect(main).toContainText('Leasing über 48 Monate')
  await adminApi.put('/api/settings', { data: { warranty: null, leasing: null } })
  for (const path of [paths.home, paths.used, paths.usedGuide, paths.product(1)]) {
    await page.goto(path)
    await expect(main).not.toContainText(/Garantie|Leasing/)
  }
  await adminApi.put('/api/settings', { data: { warranty, leasing } })
})

test('the privacy page speaks of no search alerts where none are offered', async ({ page }) => {
  await page.goto(paths.privacy)
  await expect(page.getByRole('main')).not.toContainText('Suchauftr')
})

test('the contact page says when the house opens again', async ({ page }) => {
  const now = page.locator('[data-hours]')
  for (const [at, text] of [
    ['2026-11-29T12:00:00+01:00', 'Jetzt geschlossen, wieder ab morgen, 8 Uhr'],
    ['2026-11-30T12:00:00+01:00', 'Jetzt geöffnet bis 18 Uhr'],
    ['2026-11-27T19:00:00+01:00', 'Jetzt geschlossen, wieder ab morgen, 9 Uhr'],
  ] as const) {
    await page.clock.setFixedTime(at)
    await page.goto(paths.contact)
    await expect(now).toHaveText(text)
  }
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('the top says the hours of working days, or leads to those of the week', {
    tag: '@nightly',
  }, async ({ page, adminApi }) => {
    const { hours } = demoSettings
    const top = page.locator('.topbar__item').first()
    await page.goto(paths.imprint)
    await expect(top).toHaveText('Mo–Fr 8:00–18:00 Uhr')
    const Wednesday = [{ from: '08:00', to: '20:00' }]
    const week = { ...hours.week, Wednesday, Thursday: Wednesday }
    await adminApi.put('/api/settings', { data: { hours: { ...hours, week } } })
    await page.reload()
    await expect(top).toHaveText('Öffnungszeiten')
    await expect(page.locator('#oeffnungszeiten')).toContainText('Mo–Di, Fr')
    await adminApi.put('/api/settings', { data: { hours } })
  })
})
