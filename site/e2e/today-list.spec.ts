import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectFocus, expectRest, lineOf, nameOf, todaySite } from './today-site.ts'

const { addInquiry, call, openToday } = todaySite()

test('the enquiry beside the list is left in every way, goes along with the arrows and the answers, and is deleted in place', async ({
  page,
}) => {
  for (const [index, name] of ['Frieda Lager', 'Theo Halle', 'Paula Werft'].entries())
    await addInquiry(name, 5 - index)
  await openToday(page)
  const pane = page.getByRole('complementary', { name: /^Anfrage A-/ })
  const beside = (name: string) => pane.getByRole('heading', { name, exact: true })
  const isLeft = async () => {
    await expect(pane).toHaveCount(0)
    await expectFocus(page, 'Frieda Lager')
  }
  await nameOf(page, 'Frieda Lager').click()
  await expect(beside('Frieda Lager')).toBeVisible()
  await expect(pane).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await isLeft()
  await page.keyboard.press('Enter')
  await expect(beside('Frieda Lager')).toBeVisible()
  await page.goBack()
  await isLeft()
  await page.keyboard.press('Enter')
  await expect(beside('Frieda Lager')).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await expect(beside('Theo Halle')).toBeVisible()
  await expectFocus(page, 'Theo Halle')
  await page.keyboard.press('a')
  const text = page.getByLabel('Antwort', { exact: true })
  await expect(text).toBeFocused()
  await page.keyboard.type('Er ist noch da.')
  await page.keyboard.press('Escape')
  await expectFocus(page, 'Theo Halle')
  await page.keyboard.press('a')
  await expect(text).toHaveValue('Er ist noch da.')
  await page.keyboard.press('Control+Enter')
  await expect(beside('Paula Werft')).toBeVisible()
  await expectRest(page, 'Paula Werft')

  await page.reload()
  await expect(beside('Paula Werft')).toBeVisible()
  await pane.getByRole('button', { name: /^Anfrage A-.* löschen$/ }).click()
  await expect(page.getByText('Die Anfrage von Paula Werft wird')).toBeVisible()
  await page.getByRole('button', { name: 'Löschen', exact: true }).last().click()
  await expect(page.getByText(/^Anfrage A-.* endgültig gelöscht$/)).toBeVisible()
  await expect(pane).toHaveCount(0)
  await expect(nameOf(page, 'Paula Werft')).toHaveCount(0)
  await expect(nameOf(page, 'Frieda Lager')).toBeVisible()
  expect(await call('GET', '/contact')).toHaveLength(2)
})

test('a press anywhere on a line opens it, and what was said on it is marked without that', async ({
  page,
}) => {
  await addInquiry('Frieda Lager', 5)
  await openToday(page)
  const said = lineOf(page, 'Frieda Lager').getByText('Ist der Stapler noch da?')
  const { x, y, height } = (await said.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
  await expect(page).not.toHaveURL(/anfrage=/)
  await page.evaluate(() => getSelection()?.empty())
  await said.click()
  await expect(page.getByRole('complementary', { name: /^Anfrage A-/ })).toBeVisible()
  await expectFocus(page, 'Frieda Lager')
})

/** How many lines one sees whole without scrolling. */
const linesInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-line]')].filter((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }).length,
  )

test('nine lines stand on the first screen of a desk, four on a phone, each opens at what its customer wrote last, and what is new is folded for good', async ({
  page,
}) => {
  const later = { nextStep: { at: '2099-01-05T08:00:00.000Z', text: 'Anrufen' } }
  const { id } = await addInquiry('Kundin 3', 3)
  for (let count = 1; count <= 2; count++) await addInquiry(`Kundin ${count}`, count)
  for (let count = 1; count <= 8; count++)
    await call('POST', '/contact', {
      name: `Neu ${count}`,
      email: `neu${count}@firma.example`,
      message: 'Ist der Stapler noch zu haben?',
    })
  await addInquiry('Nicht heute', 0, later)
  const desk = { width: 1440, height: 900 }
  await page.setViewportSize(desk)
  await openToday(page)
  await expect(nameOf(page, 'Neu 8')).toBeVisible()
  expect(await linesInView(page)).toBeGreaterThanOrEqual(9)
  await expect(page.getByText('Mit der Tastatur:')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await linesInView(page)).toBeGreaterThanOrEqual(4)

  const long = Array.from({ length: 60 }, (_, line) => `Zeile ${line}`).join('\n')
  for (const text of [long, 'Geht es bis Freitag?'])
    await call('POST', `/contact/${id}/messages`, { kind: 'received', text })
  const last = page.getByRole('list', { name: 'Verlauf' }).getByText('Geht es bis Freitag?')
  const expectLast = async () => {
    await expect(last).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  const leave = async () => {
    await page.keyboard.press('Escape')
    await expect(last).toHaveCount(0)
  }
  await nameOf(page, 'Kundin 3').click()
  await expectLast()
  // As when a tablet is turned: what lay over the list stands beside it.
  await page.setViewportSize(desk)
  await expect(page.getByRole('complementary')).toContainText('Kundin 3')
  await expectLast()
  await leave()
  await nameOf(page, 'Kundin 3').click()
  await expectLast()
  await leave()

  const fresh = page.getByRole('button', { name: 'Neu eingegangen (8)' })
  await fresh.click()
  await expect(nameOf(page, 'Neu 8')).toHaveCount(0)
  await page.reload()
  await expect(nameOf(page, 'Kundin 1')).toBeVisible()
  await expect(fresh).toHaveAttribute('aria-expanded', 'false')
  await fresh.click()
  await expect(nameOf(page, 'Neu 8')).toBeVisible()
})

/** Each is large enough for a thumb. */
async function expectTargets(targets: Locator) {
  expect(await targets.count()).toBeGreaterThan(0)
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44)
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('what can be done about the last line above the bar comes into view', async ({ page }) => {
    for (let number = 1; number <= 9; number++) await addInquiry(`Kundin ${number}`, 5)
    await openToday(page)
    const line = page.getByRole('listitem').filter({ hasText: 'Kundin 8' })
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' })
    const hidden = async () => {
      const ofLine = await line.boundingBox()
      const ofBar = await bar.boundingBox()
      return Math.round((ofLine?.y ?? 0) + (ofLine?.height ?? 0) - (ofBar?.y ?? 0))
    }
    await page.evaluate((by) => window.scrollBy(0, by), await hidden())
    await expect.poll(hidden).toBeCloseTo(0)
    await line.getByRole('button', { name: /^Was tun/ }).tap()
    await expect(line.getByRole('button', { name: /^Antworten/ })).toBeVisible()
    await expect.poll(hidden).toBeCloseTo(0)
  })

  test('everything fits the screen and the thumb, and a draft survives a reload', async ({
    page,
  }) => {
    await addInquiry('Adelheid von Hohenstein-Langenscheidt', 5, {
      company: 'Holzbau Hohenstein Zimmerei und Tischlerei GmbH',
    })
    await openToday(page)
    const line = page.getByRole('listitem').filter({ hasText: 'Adelheid' })
    const menu = line.getByRole('button', { name: /^Was tun/ })
    await menu.tap()
    await expect(line.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute(
      'href',
      'tel:+494066969105',
    )
    await expectToFit(page)
    await expectTargets(line.locator('a, button:not(.who *)'))
    await expectTargets(line.locator('.line'))
    await line.getByRole('button', { name: /^Antworten/ }).tap()
    await page.getByLabel('Antwort', { exact: true }).fill('Ich rufe Sie an.')
    await expectToFit(page)
    await expectAccessible(page)
    await expectTargets(line.locator('label:has(input)'))
    await page.reload()
    await menu.tap()
    await line.getByRole('button', { name: /^Antworten/ }).tap()
    await expect(page.getByLabel('Antwort', { exact: true })).toHaveValue('Ich rufe Sie an.')
    await page.setViewportSize({ width: NARROWEST, height: 740 })
    await expectToFit(page)
  })
})
