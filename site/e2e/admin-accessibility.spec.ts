import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const screens = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/1/edit',
  '/admin/categories',
  '/admin/categories/new',
  '/admin/inquiries',
]

async function expectOpenToEveryone(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
}

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const)
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const screen of screens)
      test(`${screen} is open to everyone`, async ({ adminPage: page }) => {
        await page.goto(screen)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
        await expectOpenToEveryone(page)
      })

    test('an enquiry is open to everyone', async ({ adminPage: page, adminApi, request }) => {
      const message = 'Ist der Stapler noch zu haben?'
      const sent = await request.post('/api/contact', {
        data: { name: 'Ada Barrierefrei', email: 'ada@firma.example', message },
      })
      const { id, receipt } = (await sent.json()).data
      await page.goto(`/admin/inquiries?anfrage=${id}`)
      await expect(page.getByRole('dialog', { name: `Anfrage ${receipt}` })).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
      await expectOpenToEveryone(page)
      await adminApi.delete(`/api/contact/${id}`)
    })

    test('the login is open to everyone', async ({ page }) => {
      await page.goto('/admin/login')
      await expect(page.getByLabel('Benutzername')).toBeVisible()
      await expectOpenToEveryone(page)
    })
  })
