import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { withSelection } from '../../shared/product/machine-selection.ts'
import { expect, test } from './fixtures.ts'

const KB = 1000

const asBrotli = promisify(brotliCompress)
/** By addresses that name their content: screens share most of their scripts. */
const weighed = new Map<string, Promise<number>>()

function weightOf(response: Response, kind: 'script' | 'font' | 'document'): Promise<number> {
  const weight = async () => {
    const body = await response.body()
    return (kind === 'font' ? body : await asBrotli(body)).byteLength
  }
  if (kind === 'document') return weight()
  const known = weighed.get(response.url()) ?? weight()
  weighed.set(response.url(), known)
  return known
}

/** The bytes that a page loads until it can be used, by kind: fonts as transferred, all else as brotli. */
async function loadedBytes(page: Page, path: string, isUsable: () => Promise<void>) {
  const weights = { script: 0, font: 0, document: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'font' && kind !== 'document') return
    bodies.push(
      weightOf(response, kind).then((weight) => {
        weights[kind] += weight
      }),
    )
  })
  await page.goto(path)
  await isUsable()
  await Promise.all(bodies)
  return weights
}

/** So long must nothing be asked for or answered before a page has loaded what comes after it, too. */
const QUIET_MS = 500

/**
 * Resolves once all that a page asks for is answered. Unlike Playwright's `networkidle` it does not wait for the end of
 * answers that nobody weighs, which a busy Chromium may never report.
 */
function untilQuiet(page: Page): () => Promise<void> {
  const unanswered = new Set<Request>()
  let changedAt = 0
  const end = (request: Request) => {
    unanswered.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    unanswered.add(request)
    changedAt = Date.now()
  })
  page.on('response', (response) => end(response.request()))
  page.on('requestfailed', end)
  return () =>
    expect
      .poll(() => ({
        unanswered: [...unanswered].map((request) => request.url()),
        isQuiet: Date.now() - changedAt > QUIET_MS,
      }))
      .toEqual({ unanswered: [], isQuiet: true })
}

/** Home is read before anything is pressed. */
const HOME_SCRIPTS = 3 * 1024

const answered = `${paths.adviser}?last=1000&hubhoehe=3000&durchfahrt=2300&gang=4000&einsatz=beides`

const pages = [
  paths.home,
  paths.category('diesel'),
  paths.product(1),
  withSelection(paths.shortlist, [1, 2, 3, 4, 5, 6]),
  withSelection(paths.comparison, [1, 2, 3, 5]),
  paths.adviser,
  answered,
]
for (const path of pages)
  test(`${path} keeps to its bytes`, async ({ page }) => {
    // What comes after the page counts as well, as long as nobody presses anything.
    const weights = await loadedBytes(page, path, untilQuiet(page))
    expect(weights.script).toBeLessThan(path === paths.home ? HOME_SCRIPTS : 6 * KB)
    expect(weights.font).toBeLessThan(90 * KB)
    expect(weights.document).toBeLessThan(21 * KB)
  })

for (const path of [paths.english.home, paths.english.product(1)])
  test(`${path} keeps to its bytes, and has no island`, async ({ page }) => {
    const weights = await loadedBytes(page, path, untilQuiet(page))
    expect(weights.script).toBeLessThan(HOME_SCRIPTS)
    expect(weights.font).toBeLessThan(90 * KB)
    expect(weights.document).toBeLessThan(20 * KB)
    await expect(page.locator('astro-island')).toHaveCount(0)
  })

for (const [path, scripts, control] of [
  [paths.catalogue, 95, (page: Page) => page.getByLabel('Kategorie')],
  [paths.inquiry(1), 85, (page: Page) => page.getByRole('button', { name: 'Anfrage senden' })],
] as const)
  test(`${path} keeps its island's scripts within their bytes`, async ({ page }) => {
    const { script, font } = await loadedBytes(page, path, () =>
      expect(control(page)).toBeEnabled(),
    )
    expect(script).toBeLessThan(scripts * KB)
    expect(font).toBeLessThan(90 * KB)
  })

/** The login already loads react-admin's core. */
const LOGIN_SCRIPTS = 310 * KB
/** Other screens add react-admin's lists and forms, with the columns, filters and steps of ours. */
const ADMIN_SCRIPTS = 375 * KB

test('the login keeps to its bytes', async ({ page }) => {
  const { script } = await loadedBytes(page, '/admin/login', () =>
    expect(page.getByLabel('Passwort')).toBeVisible(),
  )
  expect(script).toBeLessThan(LOGIN_SCRIPTS)
})

/** The form of a machine is the heaviest, and Heute what is opened first of all. */
for (const [path, tag] of [
  ['/admin/products/1/edit', undefined],
  ['/admin/heute', undefined],
  ['/admin/dashboard', '@nightly'],
  ['/admin/products', '@nightly'],
  ['/admin/inquiries', '@nightly'],
] as const)
  test(`${path} keeps its first load within its bytes`, { tag }, async ({ adminPage: page }) => {
    const { script } = await loadedBytes(page, path, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
    })
    expect(script).toBeLessThan(ADMIN_SCRIPTS)
  })
