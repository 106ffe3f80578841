import AxeBuilder from '@axe-core/playwright'
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

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const)
  test(`the admin is open to everyone, ${colorScheme} at ${width} px`, async ({
    adminPage: page,
    request,
    adminApi,
  }) => {
    const message = 'Ist der Stapler noch zu haben?'
    const sent = await request.post('/api/contact', {
      data: { name: 'Ada Barrierefrei', email: 'ada@firma.example', message },
    })
    const { id } = (await sent.json()).data
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    for (const screen of [...screens, `/admin/inquiries?anfrage=${id}`]) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map((violation) => [violation.id, violation.nodes.map(({ html }) => html)]),
        screen,
      ).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow, `${screen} is not wider than the screen`).toBeLessThanOrEqual(0)
    }
    await adminApi.delete(`/api/contact/${id}`)
  })

test('the login is open to everyone', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByLabel('Benutzername')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})
