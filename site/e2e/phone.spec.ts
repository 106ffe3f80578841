import type { Locator } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, findProduct, test, VISIBLE_SHIFT, WITHOUT_SCRIPT } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The position of an element on the screen. */
async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('is not on the page')
  return { top: found.y, bottom: found.y + found.height }
}

test('the contact bar leaves a form alone, leads to it and makes room for it', async ({
  page,
  layoutShift,
}) => {
  const bar = page.locator('.phone-bar')
  const send = page.getByRole('button', { name: 'Anfrage senden' })
  const name = page.getByLabel('Name', { exact: true })
  for (const path of [paths.contact, paths.service]) {
    await page.goto(path)
    await page.keyboard.press('End')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(send).toBeEnabled()
    const shiftWhileLoading = await layoutShift()

    await send.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await name.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()

    await page.keyboard.press('End')
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect((await layoutShift()) - shiftWhileLoading, path).toBeLessThan(VISIBLE_SHIFT)
  }
  await bar.getByRole('link', { name: 'Anfrage' }).click()
  await expect(name).toBeInViewport()
  await expect(bar).toBeHidden()
})

test('no keyboard focus stands behind the bar of a machine', async ({ page, adminApi }) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  // Nothing is on its way then.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.product(id))
  const hidden = () =>
    page.evaluate(() => {
      const [bar, focused] = [document.querySelector('.phone-bar'), document.activeElement]
      if (!bar || !focused || bar.contains(focused)) return null
      const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
      return isBehind ? focused.outerHTML : null
    })
  const last = page.getByRole('contentinfo').getByRole('link').last()
  while (!(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab')
    expect(await hidden()).toBeNull()
  }
})

test('nothing of the footer lies under the bar', async ({ page, adminApi }) => {
  const product = await findProduct(adminApi, 'Linde H30D')
  const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
  const last = page.getByRole('contentinfo').getByRole('link').last()
  for (const path of [paths.home, paths.product(product.id), paths.contact]) {
    await page.goto(path)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      // If the page grows while it scrolls, the key has to be pressed again.
      await expect(async () => {
        await page.keyboard.press('End')
        await expect(last, path).toBeInViewport({ ratio: 1, timeout: 2_000 })
        await expect(bar, path).toBeInViewport({ ratio: 1, timeout: 2_000 })
        expect((await box(last)).bottom, path).toBeLessThanOrEqual((await box(bar)).top)
      }).toPass()
    }
  }
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('the bar stays, for the form cannot be sent then', async ({ page }) => {
    await page.goto(paths.contact)
    const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
    await expect(bar.getByRole('link', { name: 'Anrufen' })).toBeInViewport({ ratio: 1 })
  })
})
