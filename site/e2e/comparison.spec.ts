import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { withSelection } from '../../shared/product/machine-selection.ts'
import { brokenWords } from './broken-words.ts'
import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'

const columns = (page: Page) => page.getByRole('columnheader')
const comparison = (...ids: number[]) => withSelection(paths.comparison, ids)

/** The height of each drawn closed height on the screen, in millimetres of the machine per pixel. */
const scales = (page: Page) =>
  page.locator('[data-dimension="closedHeight"]').evaluateAll((lines) =>
    lines.map((line) => {
      const drawn = line.querySelector('.measure')?.getBoundingClientRect().height ?? 0
      return Number(line.textContent?.replace(/\D/g, '')) / drawn
    }),
  )

test('machines stand side by side, and their sketches have one scale', {
  tag: '@everyday',
}, async ({ page }) => {
  await page.goto(comparison(5, 1, 3))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(columns(page)).toHaveCount(3)
    const [first = 0, ...others] = await scales(page)
    expect(others).toHaveLength(2)
    for (const other of others) expect(other / first).toBeCloseTo(1, 1)
  }
})

for (const [width, height, tag] of [
  [320, 640, undefined],
  [1440, 900, '@nightly'],
] as const)
  test(`names and prices of compared machines stay in view at ${width} px`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(comparison(21, 22, 23, 24))
    const last = page.getByRole('rowheader').last()
    const isSeen = () =>
      last.evaluate((row) => {
        const { x, y } = row.getBoundingClientRect()
        return document.elementFromPoint(x + 9, y + 9) === row
      })
    await page.mouse.move(width / 2, height / 2)
    await expect(async () => {
      await page.mouse.wheel(0, 60)
      expect(await isSeen()).toBe(true)
    }).toPass({ intervals: [50] })
    const name = columns(page).first()
    await expect(name).toBeInViewport({ ratio: 1 })
    await expect(name.getByText(/\d\s€/).first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.compared-picture').first()).not.toBeInViewport({ ratio: 0.9 })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no word of a comparison is broken without a hyphen, and it says that there is more, which the keyboard reaches', async ({
    page,
  }) => {
    for (const ids of [
      [1, 2, 5],
      [3, 14, 20, 24],
      [4, 9, 12, 22],
    ]) {
      await page.goto(comparison(...ids))
      const broken = await brokenWords(page.locator('.comparison'))
      expect(broken).toEqual([])
      await expect(page.getByText(`${ids.length} Maschinen: seitlich wischen`)).toBeVisible()
    }
    const region = page.getByRole('region', { name: 'Maschinen nebeneinander' })
    const name = region.getByRole('rowheader', { name: /^Tragkraft/ })
    const before = await name.boundingBox()
    await region.focus()
    // A busy browser may leave the frame undrawn in which it would have moved.
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      expect(await region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    }).toPass()
    expect((await name.boundingBox())?.x).toBe(before?.x)

    await page.goto(comparison(1, 2))
    await expect(page.getByText('seitlich wischen')).toBeHidden()
  })
})

test('no value is called better between a reach truck and a diesel, and what is printed has no button, but the dealer’s address', async ({
  page,
}) => {
  await page.goto(comparison(9, 23))
  const main = page.getByRole('main')
  await expect(main.getByText('Kein Wert gilt als besser.')).toBeVisible()
  await expect(main.getByText('besserer Wert')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /anfragen|Merkliste|Entfernen/ })).not.toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('link', { name: /anfragen|Merkliste|Entfernen/ })).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await expect(main.getByText('Musterkai 12, 20457 Hamburg · 040')).toBeVisible()
  const stays = await main
    .locator('*')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'sticky').length)
  expect(stays, 'what would lie over the rows').toBe(0)
  for (const row of await main.getByRole('row').all())
    await expect(row).toHaveCSS('break-inside', 'avoid')
})

test('what is no machine is named, and a single machine is no comparison', async ({ page }) => {
  await page.goto(`${paths.comparison}?maschinen=1,<b>x</b>,999999`)
  await expect(page.getByText('Aus der Adresse ausgelassen: „<b>x</b>“.')).toBeVisible()
  await expect(
    page.getByText('Nicht mehr im Angebot und darum nicht im Vergleich: Maschine Nr. 999999.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /mindestens zwei Maschinen/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Linde H30D' })).toBeVisible()
  await page.goto(paths.comparison)
  await expect(page.getByRole('link', { name: 'Alle Gabelstapler anzeigen' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('machines are compared and removed, and equal rows are hidden', async ({ page }) => {
    await page.goto(comparison(1, 2, 3))
    await expect(columns(page)).toHaveCount(3)
    const equal = page.getByRole('row', { name: /^Lastschwerpunkt 500/ })
    await expect(equal).toBeVisible()
    await page.getByLabel('Gleiche Zeilen ausblenden').check()
    await expect(equal).toBeHidden()
    await expect(page.getByRole('row', { name: /^Tragkraft/ })).toBeVisible()

    await page.getByRole('link', { name: 'Entfernen: Still RX 20-18' }).click()
    await expect(page).toHaveURL(/\?maschinen=1,3$/)
    await expect(columns(page)).toHaveCount(2)
    await expect(columns(page).filter({ hasText: 'Still' })).toHaveCount(0)
  })
})

for (const [width, height, ids, tag] of [
  [390, 700, [1, 5], '@nightly'],
  [390, 700, [1, 2, 5], undefined],
  [720, 450, [1, 2, 5, 24], undefined],
] as const)
  test(`several rows of ${ids.length} machines are in view at ${width} x ${height} px, below their names`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(comparison(...ids))
    const row = page.getByRole('rowheader', { name: /^Tragkraft/ })
    await row.evaluate((element) => {
      const names = document.querySelector('.comparison__names > :last-child')
      const below = names?.getBoundingClientRect().height ?? 0
      element.style.scrollMarginTop = `${below + 80}px`
      element.scrollIntoView()
    })
    await expect(columns(page).first()).toBeInViewport({ ratio: 1 })
    const seen = await page.getByRole('rowheader').evaluateAll((headers) =>
      headers.flatMap((header) => {
        const { left, top, height } = header.getBoundingClientRect()
        const middle = document.elementFromPoint(left + 9, top + height / 2)
        return middle && header.contains(middle) ? [header.textContent] : []
      }),
    )
    expect(seen.length).toBeGreaterThanOrEqual(4)
  })
