import type { Page } from '@playwright/test'
import { contrast } from '../../shared/images/colours.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect, test } from './fixtures.ts'
import { goWithin } from './within-administration.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const DESK = { width: 1440, height: 900 }

/** The hints of fields that are longer than their fields, in whole pixels. */
const cutHints = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input')].flatMap((input) => {
      if (!input.placeholder || !input.checkVisibility()) return []
      const style = getComputedStyle(input)
      const letters = document.createElement('canvas').getContext('2d')
      if (!letters) return []
      letters.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const room = input.clientWidth - padding
      const { width } = letters.measureText(input.placeholder)
      return width > room + 1 ? [`${input.placeholder}: ${Math.round(width)} > ${room}`] : []
    }),
  )

test('a phone shows the whole hint of each search', async ({ adminPage: page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(adminPaths.account)
  for (const [path, name] of [
    [adminPaths.inquiries, 'Anfragen'],
    [adminPaths.offers, 'Angebote'],
    [adminPaths.customers, 'Kunden'],
  ] as const) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(await cutHints(page), path).toEqual([])
  }
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Suchen' })).toBeFocused()
  expect(await cutHints(page)).toEqual([])
})

test('the menu of a phone has the way out in sight, and that of a tablet begins with its icons', async ({
  adminPage: page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(adminPaths.today)
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const logOut = page
    .getByRole('dialog', { name: 'Menü' })
    .getByRole('button', { name: 'Abmelden' })
  await expect(logOut).toBeInViewport({ ratio: 1 })
  // As fingers have it, whose entries are taller than those of a mouse: the menu no longer fits.
  await page.setViewportSize({ ...PHONE, height: 480 })
  await expect(logOut).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await page.setViewportSize(TABLET)
  const entry = page.getByRole('link', { name: 'Antwortvorlagen' })
  await expect(async () => expect((await entry.boundingBox())?.width).toBeLessThan(80)).toPass()
  await page.setViewportSize(DESK)
  await expect(async () => expect((await entry.boundingBox())?.width).toBeGreaterThan(180)).toPass()
  const last = page.getByRole('link', { name: 'Sicherungen' })
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('what a screen is there for has one colour on every screen', async ({ adminPage: page }) => {
  await page.setViewportSize(DESK)
  const found = new Set<string>()
  for (const path of [adminPaths.products, adminPaths.account, adminPaths.yard]) {
    await page.goto(path)
    const main = page.locator('.MuiButton-contained:not(:disabled)')
    await expect(main.first()).toBeVisible()
    for (const one of await main.all())
      found.add(await one.evaluate((button) => getComputedStyle(button).backgroundColor))
  }
  expect([...found]).toHaveLength(1)
})

test('the search of everything marks one line, wherever the pointer rests', async ({
  adminPage: page,
}) => {
  await page.setViewportSize(DESK)
  await page.goto(adminPaths.today)
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Suchen' })
  await field.fill('Linde')
  const lines = page.getByRole('option')
  await expect(lines.nth(2)).toBeVisible()
  await lines.nth(2).hover()
  await field.press('ArrowDown')
  const grounds = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line).backgroundColor),
  )
  const plain = 'rgba(0, 0, 0, 0)'
  expect(grounds.filter((ground) => ground !== plain)).toHaveLength(1)
})

test('a customer takes one line of a desk, and a line of 48 px at most', async ({
  adminPage: page,
}) => {
  await page.setViewportSize(DESK)
  await page.goto(adminPaths.customers)
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  for (const line of await lines.all())
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(49)
})

test('a screen whose address is typed begins at its top, however far down another one was left', async ({
  adminPage: page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(adminPaths.products)
  const isScrolled = () => page.evaluate(() => scrollY)
  await expect(page.getByLabel(/^Status von /).nth(9)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  expect(await isScrolled()).toBe(300)
  for (const path of [adminPaths.inquiries, adminPaths.today]) {
    await page.goto(path)
    await expect(page.locator('[data-line]').first()).toBeVisible()
    expect(await isScrolled(), path).toBe(0)
    await page.evaluate(() => scrollTo(0, 300))
  }
})

/** Of WCAG 2.2, 1.4.11: what is not text. */
const VISIBLE = 3

/** A colour such as `rgb(255, 177, 0)` as `#ffb100`. */
const toHex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

for (const [colorScheme, tag] of [
  ['light', undefined],
  ['dark', '@nightly'],
] as const)
  test.describe(`in the ${colorScheme} look`, { tag }, () => {
    test.use({ colorScheme })

    test('the columns of the months are told from one another and from their ground', async ({
      adminPage: page,
    }) => {
      await page.setViewportSize(DESK)
      await page.goto(adminPaths.dashboard)
      const coloursOf = (label: string) =>
        page
          .locator('[aria-hidden] > span', { hasText: new RegExp(`^${label}$`) })
          .locator('span')
          .evaluate((swatch) => {
            const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(swatch)
            const card = swatch.closest('.MuiPaper-root') ?? document.body
            const edge = borderTopWidth === '0px' ? backgroundColor : borderTopColor
            return { fill: backgroundColor, edge, ground: getComputedStyle(card).backgroundColor }
          })
      const received = await coloursOf('erhalten')
      const inTime = await coloursOf('rechtzeitig beantwortet')
      expect(contrast(toHex(received.fill), toHex(inTime.fill))).toBeGreaterThan(VISIBLE)
      for (const { edge, ground } of [received, inTime, await coloursOf('gewonnen')])
        expect(contrast(toHex(edge), toHex(ground))).toBeGreaterThan(VISIBLE)
    })
  })
