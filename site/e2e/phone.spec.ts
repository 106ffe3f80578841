import type { Locator } from '@playwright/test'
import { paths } from '../../shared/paths.ts'
import { expectToFit, NARROWEST } from './accessible.ts'
import { expect, findProduct, test, VISIBLE_SHIFT, WITHOUT_SCRIPT } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The position of an element on the screen. */
async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('is not on the page')
  return { top: found.y, bottom: found.y + found.height }
}

for (const path of [paths.contact, paths.service])
  test(`the contact bar leaves the form of ${path} alone`, async ({ page, layoutShift }) => {
    await page.goto(path)
    const bar = page.locator('.phone-bar')
    const send = page.getByRole('button', { name: 'Anfrage senden' })

    await page.keyboard.press('End')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(send).toBeEnabled()
    const shiftWhileLoading = await layoutShift()

    await send.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.getByLabel('Name', { exact: true }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()

    await page.keyboard.press('End')
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect((await layoutShift()) - shiftWhileLoading).toBeLessThan(VISIBLE_SHIFT)
  })

test('the bar leads to the form and makes room for it', async ({ page }) => {
  await page.goto(paths.service)
  const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
  await page.keyboard.press('End')
  await bar.getByRole('link', { name: 'Anfrage' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport()
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

for (const width of [320, 390])
  test(`nothing of the footer lies under the bar at ${width} pixels`, async ({
    page,
    adminApi,
  }) => {
    const product = await findProduct(adminApi, 'Linde H30D')
    await page.setViewportSize({ width, height: 700 })
    for (const path of [paths.home, paths.product(product.id), paths.contact]) {
      await page.goto(path)
      const last = page.getByRole('contentinfo').getByRole('link').last()
      // If the page grows while it scrolls, the key has to be pressed again.
      await expect(async () => {
        await page.keyboard.press('End')
        await expect(last, path).toBeInViewport({ ratio: 1, timeout: 2_000 })
      }).toPass()
      const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
      await expect(bar, path).toBeInViewport({ ratio: 1 })
      expect((await box(last)).bottom, path).toBeLessThanOrEqual((await box(bar)).top)
    }
  })

test('nobody scrolls sideways on the smallest phone', async ({ page, adminPage }) => {
  await page.setViewportSize({ width: NARROWEST, height: 700 })
  for (const path of [paths.home, paths.catalogue, paths.terms]) {
    await page.goto(path)
    await expectToFit(page)
  }
  for (const screen of ['products', 'categories']) {
    await adminPage.goto(`/admin/${screen}`)
    await expect(adminPage.getByRole('row').first()).toBeVisible()
    await expectToFit(adminPage)
  }
})

test('a category shows its first machine within one swipe', async ({ page }) => {
  const SWIPE = 700
  for (const slug of ['diesel', 'all']) {
    await page.goto(paths.category(slug))
    const { top } = await box(page.getByRole('article').first())
    expect(top, slug).toBeLessThan(844 + SWIPE)
  }
})

test.describe('on a notebook', () => {
  test.use({ viewport: { width: 1366, height: 900 } })

  test('a category shows its first machine without scrolling', async ({ page }) => {
    for (const slug of ['diesel', 'all']) {
      await page.goto(paths.category(slug))
      const machine = page.getByRole('article').first()
      await expect(machine.getByRole('heading', { level: 3 }), slug).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('the bar stays, for the form cannot be sent then', async ({ page }) => {
    await page.goto(paths.contact)
    const bar = page.getByRole('navigation', { name: 'Schneller Kontakt' })
    await expect(bar.getByRole('link', { name: 'Anrufen' })).toBeInViewport({ ratio: 1 })
  })
})
