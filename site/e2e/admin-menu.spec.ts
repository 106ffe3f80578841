import { adminPaths } from '../admin/paths.ts'
import { expect, test } from './fixtures.ts'

test('a window that is made narrow shows its screen and not the menu, and has the menu again once it is wide', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(adminPaths.today)
  const entry = page.getByRole('link', { name: 'Sicherungen' })
  await expect(entry).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  // By role: an open menu hides the screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveText('Sicherungen')
})
