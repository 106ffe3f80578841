import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, findProduct, test } from './fixtures.ts'

/** Pixels. Whatever is read is at least so tall. */
const SMALLEST = 14
/** Pixels. What changes a price is read as easily as the price's own unit. */
const BESIDE_PRICE = 15

/** Texts that are seen and smaller than so many pixels. */
const smallTexts = (page: Page, least: number) =>
  page.locator('main :not(svg, svg *, script, style, option)').evaluateAll(
    (elements, smallest) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        )
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < smallest)
        .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
    least,
  )

/** What says how a price is meant, and is too small or squeezed. */
const poorPriceLines = (page: Page, least: number) =>
  page.locator('.price__note, .rent, .rate').evaluateAll(
    (lines, smallest) =>
      lines
        .filter((line) => {
          const { fontSize, fontStretch } = getComputedStyle(line)
          return Number.parseFloat(fontSize) < smallest || fontStretch !== '100%'
        })
        .map(({ textContent }) => textContent),
    least,
  )

test('what changes a price is read as easily as its unit, and no text of a page is too small', async ({
  page,
  adminApi,
}) => {
  const { id } = await findProduct(adminApi, 'Linde H30D')
  const other = await findProduct(adminApi, 'UniCarriers TX-16')
  const machines = `maschinen=${id},${other.id}`
  const pages = [
    paths.home,
    paths.catalogue,
    `${paths.catalogue}?ansicht=liste`,
    paths.used,
    paths.rental,
    paths.product(id),
    `${paths.comparison}?${machines}`,
    `${paths.shortlist}?${machines}`,
    paths.inquiry(id),
  ]
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await smallTexts(page, SMALLEST), `${path} at ${width} px`).toEqual([])
      expect(await poorPriceLines(page, BESIDE_PRICE), `${path} at ${width} px`).toEqual([])
    }
  }
})
