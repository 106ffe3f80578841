import type { Locator, Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { brokenWords } from './broken-words.ts'
import { expect, test } from './fixtures.ts'

const DESK = { width: 1440, height: 900 }
const NOTEBOOK = { width: 1366, height: 900 }
const PHONE = { width: 390, height: 844 }
const cards = (page: Page) => page.getByRole('article')

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('is not drawn')
  return box
}

const boxesOf = async (elements: Locator) => Promise.all((await elements.all()).map(boxOf))

/** Where the first screen ends: above the bar that a phone keeps at its lower edge. */
async function endOfScreen(page: Page): Promise<number> {
  const bar = page.locator('.phone-bar')
  return (await bar.isVisible()) ? (await boxOf(bar)).y : (page.viewportSize()?.height ?? 0)
}

async function expectWholeMachine(page: Page) {
  await expect(cards(page).first()).toBeVisible()
  const boxes = await boxesOf(cards(page))
  const first = boxes[0]
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(await endOfScreen(page))
  const highest = page.viewportSize()?.width === PHONE.width ? 520 : 620
  for (const { height } of boxes) expect(height).toBeLessThanOrEqual(highest)
  for (const { height } of await boxesOf(page.locator('.product-card__facts > div')))
    expect(height).toBeLessThan(30)
}

async function expectPricesInLine(page: Page) {
  const rows = new Map<number, Set<number>>()
  for (const card of await cards(page).all()) {
    const price = card.locator('.price__figure')
    if ((await price.count()) === 0 || (await price.getByText('Anfrage').count()) > 0) continue
    const top = Math.round((await boxOf(card)).y)
    rows.set(top, (rows.get(top) ?? new Set()).add(Math.round((await boxOf(price)).y)))
  }
  expect(rows.size).toBeGreaterThan(1)
  for (const tops of rows.values()) expect([...tops]).toHaveLength(1)
}

test.describe('a list of machines', () => {
  for (const [path, tag] of [
    [paths.catalogue, undefined],
    [`${paths.catalogue}?suche=linde`, '@nightly'],
  ] as const)
    test(`has a whole machine on the first screen: ${path}`, { tag }, async ({ page }) => {
      // Its script shows other filters where there is less room.
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size)
        await page.goto(path)
        await expectWholeMachine(page)
      }
    })

  for (const [path, tag] of [
    [paths.category('diesel'), undefined],
    [paths.category('reach'), '@nightly'],
    [paths.used, '@nightly'],
  ] as const)
    test(`has a whole machine on the first screen, or its name on a notebook's: ${path}`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize(DESK)
      await page.goto(path)
      await expectWholeMachine(page)
      if (path === paths.category('diesel')) await expectPricesInLine(page)
      await page.setViewportSize(NOTEBOOK)
      const name = cards(page).first().getByRole('heading').first()
      await expect(name).toBeInViewport({ ratio: 1 })
      await page.setViewportSize(PHONE)
      await expectWholeMachine(page)
    })

  test('has each figure whole on one line, and the prices of a row on another', async ({
    page,
  }) => {
    await page.setViewportSize(DESK)
    await page.goto(`${paths.catalogue}?seite=1`)
    await expect(cards(page).first()).toBeVisible()
    await expectPricesInLine(page)
    for (const view of ['', '&ansicht=liste']) {
      await page.goto(`${paths.catalogue}?seite=1${view}`)
      for (const width of [DESK.width, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(cards(page).first()).toBeVisible()
        const shown = page.locator('.results dd').filter({ visible: true })
        const broken = await shown.evaluateAll((values) =>
          values
            .filter(({ clientHeight, clientWidth, scrollWidth, previousElementSibling }) => {
              const line = previousElementSibling?.clientHeight ?? 0
              return scrollWidth > clientWidth || clientHeight >= line * 2
            })
            .map(({ textContent }) => textContent),
        )
        expect(broken, `${width} px${view}`).toEqual([])
      }
    }
  })

  test('is a table of the trade, which the keyboard reaches past the filters', async ({ page }) => {
    await page.setViewportSize(DESK)
    await page.goto(`${paths.catalogue}?ansicht=liste`)
    const search = page.getByRole('combobox', { name: 'Gabelstapler suchen' })
    await expect(page.getByRole('button', { name: /^Filter/ }).first()).toBeEnabled()
    await search.focus()
    const link = page.getByRole('link', { name: 'Zu den Ergebnissen' })
    let stops = 0
    while (!(await link.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
      stops += 1
      expect(stops).toBeLessThanOrEqual(8)
    }
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#ergebnisse')).toBeFocused()

    for (const { height } of await boxesOf(cards(page))) {
      expect(height).toBeGreaterThanOrEqual(96)
      expect(height).toBeLessThanOrEqual(140)
    }
    for (const card of (await cards(page).all()).slice(0, 4)) {
      await expect(card).toBeInViewport({ ratio: 1 })
      await expect(card.getByRole('definition').filter({ visible: true })).toHaveCount(6)
      for (const name of ['Details ansehen', 'Anfrage'])
        await expect(card.getByRole('link', { name })).toBeVisible()
    }
  })

  test('breaks no word and scrolls only downwards on the narrowest phones', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [paths.home, paths.catalogue, paths.category('reach'), paths.product(1)]) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const width of [320, 340, 360]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await brokenWords(page.locator('body')), `${path} at ${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  })
})

test('a list of one condition, drive or brand is a page of its own, one of a category is the category’s', async ({
  page,
}) => {
  for (const [asked, heading, own] of [
    ['marke=linde', 'Gabelstapler von Linde', '/alle-gabelstapler\\?marke=Linde'],
    ['kategorie=reach', 'Schubmaststapler', '/kategorie/reach'],
  ] as const) {
    await page.goto(`${paths.catalogue}?${asked}&ansicht=liste`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(new RegExp(`^${heading} \\| `))
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`${own}$`))
  }
  await page.goto(paths.category('all'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/alle-gabelstapler$/)
  await page.goto(`${paths.catalogue}?antrieb=diesel&marke=linde`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Gabelstapler')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
