import type { Page } from '@playwright/test'
import { fixedPages, paths, unlistedPages } from '../../shared/addresses/paths.ts'
import { withSelection } from '../../shared/product/machine-selection.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { expectInsideCards, expectLittleInTheWay, expectRoomForText } from './fit.ts'
import { expect, test, VISIBLE_SHIFT } from './fixtures.ts'
import { nextFrame } from './frame.ts'

const answered = `${paths.adviser}?last=1,4+t&hubhoehe=3+m&gang=schmal`
const unlisted = [
  ...unlistedPages,
  withSelection(paths.shortlist, [1, 2, 999_999]),
  withSelection(paths.comparison, [1, 5, 3]),
]
/** A notebook, the same at 200 %, and a phone. */
const LOW = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
  { width: 390, height: 700 },
]

const addresses = [
  ...fixedPages,
  ...unlisted,
  paths.category('diesel'),
  paths.product(1),
  answered,
  paths.english.home,
  paths.english.product(1),
]

/** What stands on these stands on others as well; they are judged at night. */
const plain = new Set<string>([
  paths.category('all'),
  paths.adviser,
  paths.comparison,
  paths.imprint,
  paths.privacy,
  paths.rental,
  paths.about,
  paths.shortlist,
  paths.used,
  paths.usedGuide,
])

/** All machines are listed once: in the catalogue. */
const canonicalOf = (path: string) =>
  path === paths.category('all') ? paths.catalogue : path.split('?')[0]

/** @throws {Error} when the browser has stopped drawing the page, which only opening it anew mends */
async function scrollThrough(page: Page) {
  let height = Number.POSITIVE_INFINITY
  for (let y = 0; y < height; y += 400) {
    height = await page.evaluate((y) => {
      scrollTo(0, y)
      return document.documentElement.scrollHeight
    }, y)
    expect(await page.evaluate(nextFrame), 'whether the browser draws the page').toBe(true)
  }
}

/** How many sections the browser lays out only when they come near the screen. */
async function unseenSections(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.section, .footer')].filter(
        (section) => getComputedStyle(section).contentVisibility === 'auto',
      ).length,
  )
}

/** Images without dimensions, and images far below the first screen that are not loaded lazily. */
async function incompleteImages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isComplete = (image: HTMLImageElement) =>
      image.hasAttribute('width') && image.hasAttribute('height') && image.hasAttribute('alt')
    const waits = (image: HTMLImageElement) =>
      image.loading === 'lazy' ||
      image.src.endsWith('.svg') ||
      image.getBoundingClientRect().top + scrollY < 2 * innerHeight
    return [...document.images]
      .filter((image) => !isComplete(image) || !waits(image))
      .map((image) => image.outerHTML)
  })
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of addresses)
      test(`${path} is accessible, complete and stands still`, {
        tag: width === 390 && !plain.has(path) ? [] : '@nightly',
      }, async ({ page, layoutShift }) => {
        await expect(async () => {
          await page.goto(path)
          await scrollThrough(page)
        }).toPass()
        expect(await unseenSections(page), 'sections that a printer or a picture would miss').toBe(
          0,
        )
        expect(await layoutShift(), 'layout shift').toBeLessThan(VISIBLE_SHIFT)

        await expect(page.locator('h1')).toHaveCount(1)
        if (unlisted.includes(path))
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        else
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
            'href',
            RegExp(`${canonicalOf(path)}$`),
          )
        const description = page.locator('meta[name=description]')
        await expect(description).toHaveAttribute('content', /^.{50,300}$/)
        expect(
          await incompleteImages(page),
          'images without their size or loaded too early',
        ).toEqual([])
        await expectAccessible(page)
        for (const width of [1024, 768, NARROWEST]) {
          await page.setViewportSize({ width, height: 844 })
          await expectToFit(page)
        }
        for (const width of [375, NARROWEST]) {
          await page.setViewportSize({ width, height: 844 })
          await expectInsideCards(page)
          await expectRoomForText(page)
        }
        for (const size of LOW) {
          await page.setViewportSize(size)
          await expectLittleInTheWay(page)
        }
      })
  })
