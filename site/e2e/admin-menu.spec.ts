import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { goWithin } from './within-administration.ts'

test('a window that is made narrow shows its screen, with a bar of what is opened all day that covers nothing, and has the menu again once it is wide', async ({
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
  // Away from the button, whose name would show over the next screen.
  await page.mouse.move(0, 0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible()

  await goWithin(page, adminPaths.product(1))
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' })
  const save = page.getByRole('button', { name: 'Speichern' })
  await expect(save).toBeVisible()
  const top = (await bar.boundingBox())?.y ?? 0
  const box = await save.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'Anfragen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible()
  await bar.getByRole('button', { name: 'Suche' }).click()
  await expect(page.getByRole('combobox', { name: 'Suchen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Suche' })).toHaveCount(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveText('Sicherungen')
})
