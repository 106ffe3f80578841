import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import type { Product } from '../../shared/product/product.ts'
import { germanWords } from '../../shared/testing/german-words.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'

const { english } = paths
/** Of the demo stock: with drawings and renderings, with and without a report, sold and reserved. */
const MACHINES = Array.from({ length: 12 }, (_, index) => index + 1)

/** What a page says in English: all of its texts and names, without what is marked as German. */
const saidInEnglish = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement.cloneNode(true)
    if (!(root instanceof HTMLElement)) return ''
    for (const german of root.querySelectorAll('[lang="de"], style, script')) german.remove()
    const named = [...root.querySelectorAll('*')].flatMap((element) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'content'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      ),
    )
    const texts = [...root.querySelectorAll('body *, title')].flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
      ),
    )
    return [...texts, ...named].join('\n')
  })

const wholeWord = (word: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?![\\p{L}\\d])`,
    'u',
  )

const forgottenIn = (text: string) => germanWords.filter((word) => wholeWord(word).test(text))

test('no German word stands on the pages in English but for what is marked', async ({ page }) => {
  test.slow()
  for (const path of [
    english.home,
    `${english.home}?search=linde&condition=used`,
    `${english.home}?page=2`,
    ...MACHINES.map(english.product),
  ]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(forgottenIn(await saidInEnglish(page)), path).toEqual([])
  }
})

const GERMAN_MONTH = /^\d\d\/(?=\d{4}$)/

/** The values of a page's technical data by their digits, which are the same in every language but for months. */
async function digitsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allTextContents()
  return texts
    .map((text) => text.trim().replace(GERMAN_MONTH, '').replace(/\D/g, ''))
    .filter((digits) => digits !== '')
}

test('a machine says every fact in English that it says in German', { tag: '@everyday' }, async ({
  page,
  adminApi,
}) => {
  for (const id of MACHINES) {
    const { data }: { data: Product } = await (await adminApi.get(`/api/products/${id}`)).json()
    if (data.status === 'inactive') continue
    await page.goto(paths.product(id))
    const german = {
      data: await digitsOf(page, '.technical-data dd'),
      lines: await page.locator('.technical-data dd').count(),
      facts: await page.locator('.summary__facts dd').count(),
      parts: await page.locator('.report tr').count(),
      pictures: await page.locator('.gallery__item').count(),
    }
    await page.goto(english.product(id))
    const figures = (await digitsOf(page, '.en-data dd')).join(' ')
    for (const digits of german.data) expect(figures, `${data.title}: ${digits}`).toContain(digits)
    expect({
      lines: await page.locator('.en-data dd').count(),
      facts: await page.locator('.en-offer__facts dd').count(),
      parts: await page.locator('.en-report tr').count(),
      pictures: await page.locator('.gallery__item').count(),
    }).toEqual({
      lines: german.lines,
      facts: german.facts,
      parts: german.parts,
      pictures: german.pictures,
    })
    const main = page.getByRole('main')
    if (data.status === 'active' && data.price !== null && data.priceKind !== 'onRequest')
      await expect(main).toContainText(`€${data.price.toLocaleString('en-GB')}.00`)
    if (data.status !== 'sold') await expect(main).toContainText(`ex works ${data.location}`)
    if (data.stockNumber) await expect(main).toContainText(data.stockNumber)
  }
})

test.describe('without a script', () => {
  test.use(WITHOUT_SCRIPT)

  test('a trader abroad finds a machine and reads what his carrier asks', async ({ page }) => {
    await page.goto(english.home)
    await page.getByRole('searchbox', { name: 'Search the stock' }).fill('Linde H30D')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: '1 machine' })).toBeVisible()
    await page.getByRole('link', { name: 'Linde H30D' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linde H30D')
    await expect(page.getByText('€28,500.00')).toBeVisible()
    const shipping = page.getByRole('region', { name: 'For your carrier' })
    await expect(shipping).toContainText('Fits through the door of a standard container')
    await expect(shipping).toContainText('4,490 kg')
    await expect(shipping.getByRole('link', { name: '+49' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for an offer' }).first()).toHaveAttribute(
      'href',
      /^\/en\/contact\?product=\d+$/,
    )
  })

  test('a search that finds nothing says which word is to blame and leads on without it', async ({
    page,
  }) => {
    await page.goto(`${english.home}?search=3+ton+diesel+container`)
    await expect(page.getByText('No machine in stock has all of this.')).toBeVisible()
    await page.getByRole('link', { name: /^Without “container”: \d+ machines?$/ }).click()
    await expect(page).toHaveURL(/\?search=3\+ton\+diesel#stock$/)
    await expect(page.locator('.manifest__row').first()).toBeVisible()
    await page.goto(`${english.home}?search=reach+truk`)
    await expect(page.getByText('Nothing says “truk”. We looked for truck.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^[1-9]\d* machines$/ })).toBeVisible()
    await page.goto(`${english.home}?search=stacker`)
    await expect(page.getByText('We do not carry “stacker”.')).toBeVisible()
  })

  test('the stock is narrowed by links, and turned page by page', async ({ page }) => {
    await page.goto(english.home)
    const type = page.getByRole('navigation', { name: 'Type' })
    await type.getByRole('link', { name: 'Reach trucks' }).click()
    await expect(page).toHaveURL(/\?category=reach#stock$/)
    const rows = page.locator('.manifest__row')
    const heading = page.getByRole('heading', { name: /^\d+ machines?$/ })
    const count = Number.parseInt(await heading.innerText(), 10)
    await expect(rows).toHaveCount(count)
    await page
      .getByRole('navigation', { name: 'Condition' })
      .getByRole('link', { name: 'Used' })
      .click()
    await expect
      .poll(async () => Number.parseInt(await heading.innerText(), 10))
      .toBeLessThan(count)
    expect(await rows.count()).toBeLessThan(count)
    await page.getByRole('link', { name: 'Show all machines' }).click()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2#stock$/)
    await expect(rows.first()).toBeVisible()
  })
})

/** What a page says of its languages: where each is, and where itself is. */
const alternatesOf = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )

test('both pages of a pair name each other and themselves, the German one for all others', async ({
  page,
}) => {
  for (const [de, en] of [
    [paths.home, english.home],
    [paths.product(1), english.product(1)],
  ] as const) {
    const found: unknown[] = []
    for (const path of [de, en]) {
      await page.goto(path)
      found.push(await alternatesOf(page))
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(path)
    }
    const at = (path: string) => `http://localhost${path}`
    const expected = [
      ['de', at(de)],
      ['en', at(en)],
      ['x-default', at(de)],
    ]
    expect(found).toEqual([expected, expected])
  }
  for (const path of [paths.imprint, paths.catalogue, `${english.home}?category=diesel`]) {
    await page.goto(path)
    expect(await alternatesOf(page), path).toEqual([])
  }
})

test('the link to the other language keeps the machine, the category and the search', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  for (const [from, to] of [
    [paths.product(1), english.product(1)],
    [paths.category('diesel'), `${english.home}?category=diesel`],
    [paths.inquiry(1), english.inquiry(1)],
    [paths.imprint, english.home],
    ['/gibt-es-nicht', english.home],
  ] as const) {
    await page.goto(from)
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', to)
  }
  for (const [from, to] of [
    [english.product(1), paths.product(1)],
    [english.home, paths.home],
    [`${english.home}?search=linde&drive=diesel`, `${paths.catalogue}?suche=linde&antrieb=diesel`],
  ] as const) {
    await page.goto(from)
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', to)
  }
})

test('what is not there is not there in English', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const [path, heading] of [
    ['/en/nothing', 'Page not found'],
    ['/en/Not_A_Page.php', 'Page not found'],
    [english.product(999_999), 'Machine not found'],
    [english.dataSheet(999_999), 'Page not found'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(forgottenIn(await saidInEnglish(page)), path).toEqual([])
  }
})

test('no page in English is longer than a visitor scrolls, and its forms fit every screen', async ({
  page,
}) => {
  // The others fit by every-page.spec.ts.
  const forms = [english.inquiry(1), english.alerts]
  for (const path of [english.home, english.product(1), ...forms]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(8000)
    if (!forms.includes(path)) continue
    await expectAccessible(page)
    for (const width of [NARROWEST, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectToFit(page)
    }
  }
})
