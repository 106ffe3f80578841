import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { WITHOUT_FRAMES } from './frame.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on the page, or in the part that the selector names, and nobody scrolls sideways. */
export async function expectAccessible(page: Page, selector = 'html') {
  const found = await violationsIn(page, selector)
  // A message that has begun to fade while axe was reading is gone the next time.
  expect(found.length === 0 ? found : await violationsIn(page, selector)).toEqual([])
  await expectToFit(page)
}

async function violationsIn(page: Page, selector: string) {
  await comeToRest(page)
  // Nothing runs in a preview, so that axe would wait for its answer for ever; its page has a test of its own.
  // What passes is not described, which is half of axe's work.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  axe.withTags(RULES).include(selector).exclude('iframe')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** The narrowest screen without scrolling sideways (WCAG 2.2, 1.4.10), also what 1280 px leave at 400 %. */
export const NARROWEST = 320

/** Nothing is wider than the screen. */
export async function expectToFit(page: Page) {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(excess, `wider than ${page.viewportSize()?.width} px by`).toBeLessThanOrEqual(0)
}

/** While something fades in, or changes its colour, its contrast is not the one that is read. */
async function comeToRest(page: Page) {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    undefined,
    WITHOUT_FRAMES,
  )
}
