import type { Page } from '@playwright/test'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { begin, draftOf, line } from './offer-steps.ts'
import { goWithin } from './within-administration.ts'

/** The form of an offer, how it is sent, and the list, on a screen of this width. */
async function expectScreensAt(width: number, page: Page, id: number) {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(adminPaths.offer(id))
  await expect(line(page, 1)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Senden …' }).click()
  await expect(page.getByRole('radio', { name: 'Von Hand übergeben' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goWithin(page, adminPaths.offers)
  await expect(page.getByRole('row').filter({ hasText: 'Berta Breit' })).toBeVisible()
  await expectAccessible(page)
}

test('on a phone the screens of an offer can be read by all, and what is wrong comes out from below the buttons', async ({
  adminPage: page,
  adminApi,
}) => {
  const { inquiry, clear } = await begin(adminApi, 'Berta Breit')
  const { id } = await draftOf(adminApi, inquiry)
  await expectScreensAt(390, page, id)

  await goWithin(page, adminPaths.offer(id))
  const field = line(page, 1).getByLabel('Menge')
  await field.fill('0')
  const save = page.getByRole('button', { name: 'Speichern' })
  // Behind the button, where a browser takes it for seen.
  const { top } = await save.evaluate((button) => button.getBoundingClientRect())
  await field.evaluate((input, top) => {
    input.blur()
    scrollBy(0, input.getBoundingClientRect().top - top)
  }, top)
  await save.click()
  await expect(field).toBeFocused()
  const isSeen = await field.evaluate((input) => {
    const { left, bottom } = input.getBoundingClientRect()
    return document.elementFromPoint(left + 20, bottom - 4) === input
  })
  expect(isSeen).toBe(true)
  await clear()
})

for (const width of [768, 1440])
  test(`the screens of an offer fit and can be read by all at ${width} px`, {
    tag: '@nightly',
  }, async ({ adminPage: page, adminApi }) => {
    const { inquiry, clear } = await begin(adminApi, 'Berta Breit')
    const { id } = await draftOf(adminApi, inquiry)
    await expectScreensAt(width, page, id)
    await clear()
  })
