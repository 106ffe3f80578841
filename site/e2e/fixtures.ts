import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import type { Product } from '../../shared/product/product.ts'
import { nextFrame } from './frame.ts'

/**
 * A browser that runs no script. Nothing moves in it, either: a press can only be seen to have landed by a script of
 * the page, so one that meets a page which still scrolls would be lost without a word.
 */
export const WITHOUT_SCRIPT = {
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' as const },
}

/** The server may close a kept connection at the moment when it is used again. */
const ON_A_CONNECTION_OF_ITS_OWN = { Connection: 'close' }

const ADMINISTRATOR = { username: 'admin', password: PASSWORD }

interface Fixtures {
  /** A page that fails the test on any unexpected error in the console or violation of its content policy. */
  page: Page
  expectedErrors: RegExp[]
  /** The sum of all layout shifts since the page began to load. */
  layoutShift: () => Promise<number>
  /** The API with the administrator's session. */
  adminApi: APIRequestContext
  /** A page on which the administrator is logged in. */
  adminPage: Page
  /** A page of somebody else, in a window of its own: a tab that is covered is slowed down. */
  visitorPage: Page
}

interface WorkerFixtures {
  /** A server with the demo stock, which the tests of a worker share. */
  server: ServerProcess
  /** The administrator's session there. Who ends it brings one of their own. */
  token: string
}

/** A busy Chromium shows the next page without the transition to it, and says so. Nobody misses it. */
const GIVEN_UP = /^Transition was aborted because of invalid state\. Page already revealed$/

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer(await newDataDir(), { CONTACT_LIMIT: '0' })
      await use(server)
      await server.terminate()
    },
    { scope: 'worker' },
  ],

  token: [async ({ server }, use) => use(await server.token()), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  expectedErrors: async ({}, use) => use([]),

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    // A script can catch a violation of the policy. Then the browser does not log an error by itself.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
      ),
    )
    await use(page)
    const expected = [...expectedErrors, GIVEN_UP]
    const unexpected = errors.filter((error) => !expected.some((known) => known.test(error)))
    expect(unexpected, 'errors in the console').toEqual([])
  },

  // Web fonts are blocked, because one that happens to arrive late can move every line if no installed
  // font has the same width. `network.spec.ts` tests late fonts.
  layoutShift: async ({ page, expectedErrors }, use) => {
    expectedErrors.push(/\.woff2$/)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      let sum = 0
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries)
          if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'))
      }
      const observer = new PerformanceObserver((list) => add(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      const layoutShift = () => {
        add(observer.takeRecords())
        return sum
      }
      Object.assign(window, { layoutShift })
    })
    await use(async () => {
      await page.evaluate(nextFrame)
      await page.evaluate(nextFrame)
      return Number(await page.evaluate('layoutShift()'))
    })
  },

  request: async ({ playwright, baseURL }, use) => {
    const extraHTTPHeaders = ON_A_CONNECTION_OF_ITS_OWN
    const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
    await use(api)
    await api.dispose()
  },

  adminApi: async ({ playwright, baseURL, token }, use) => {
    const extraHTTPHeaders = { ...ON_A_CONNECTION_OF_ITS_OWN, Authorization: `Bearer ${token}` }
    const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
    await use(api)
    await api.dispose()
  },

  adminPage: async ({ page, token }, use) => {
    await bringSession(page, token)
    await use(page)
  },

  visitorPage: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

/** A smaller `layoutShift` is not visible, such as a word that moves by a pixel. */
export const VISIBLE_SHIFT = 0.0005

export { expect }

/** Lets the administration open as if its account had logged in with this browser. */
export const bringSession = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    token,
  ] as const)

export async function logIn(page: Page, { username, password } = ADMINISTRATOR) {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

type Filters = Record<string, string | number | boolean>

/** How many machines of the stock pass these filters of the API. */
export async function countProducts(page: Page, filters: Filters = {}): Promise<number> {
  const answer = await page.request.get('/api/products', { params: { ...filters, limit: 1 } })
  const { pagination } = await answer.json()
  return pagination.total
}

/** The titles of the API's first page with these filters. */
export async function titlesOf(page: Page, filters: Filters): Promise<string[]> {
  const { data } = await (await page.request.get('/api/products', { params: filters })).json()
  return data.map(({ title }: { title: string }) => title)
}

/** The list of all machines says how many of them it shows: as many as the API finds. */
export async function expectHits(page: Page, filters: Filters = {}, ending = '') {
  const hits = await countProducts(page, filters)
  const all = await countProducts(page)
  await expect(page.locator('#ergebnisse')).toHaveText(`${hits} von ${all} Gabelstaplern${ending}`)
}

/** The administration's list of the machines that a search finds. */
export const adminProducts = (search: string) =>
  `/admin/products?filter=${encodeURIComponent(JSON.stringify({ search }))}`

/** Finds a machine of the demo stock by its title. */
export async function findProduct(api: APIRequestContext, title: string) {
  const response = await api.get('/api/products', { params: { search: title } })
  const { data }: { data: Product[] } = await response.json()
  const product = data.find((candidate) => candidate.title === title)
  if (!product) throw new Error(`${title} is not in the catalogue`)
  return { ...product, price: Number(product.price) }
}

/** A machine that a journey may change and deletes in the end. One that is inactive publishes no page. */
export async function addProduct(
  api: APIRequestContext,
  changes: Partial<Product>,
): Promise<Product> {
  const plausible = {
    title: 'Probe',
    brand: 'Probe',
    model: 'P1',
    year: 2020,
    price: 12_000,
    location: 'Hamburg',
    categoryId: 1,
  }
  const response = await api.post('/api/products', { data: { ...plausible, ...changes } })
  expect(response.status()).toBe(201)
  return (await response.json()).data
}

/** Presses what opens a PDF in a window of its own, and waits for it. A browser without a viewer for PDFs saves it. */
export async function openPdf(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup')
  await press()
  const tab = await opened
  const isShown = await page.evaluate(() => navigator.pdfViewerEnabled)
  await (isShown ? tab.waitForURL(/^blob:/, { waitUntil: 'commit' }) : tab.waitForEvent('download'))
  await tab.close()
}
