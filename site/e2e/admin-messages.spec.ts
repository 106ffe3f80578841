import type { Page } from '@playwright/test'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { adminProducts, expect, findProduct, test } from './fixtures.ts'
import { cutOff, intercept } from './intercept.ts'
import { goWithin } from './within-administration.ts'

const statusOf = (page: Page, title: string) => page.getByLabel(`Status von ${title}`)
const message = (page: Page) => page.getByRole('status').filter({ hasText: /^Reserviert\. / })
/** The page has no request under way and has rendered the last answer. */
const atRest = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 768, tag: '@nightly' },
  { width: 1440, tag: '@nightly' },
])
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a save is confirmed in one sentence with names, beside everything that is shown', async ({
      adminPage: page,
      adminApi,
    }) => {
      await page.goto(adminProducts('Linde H30D'))
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
      await statusOf(page, 'Linde H30D').selectOption({ label: 'Reserviert' })
      await page.getByRole('dialog').getByRole('button', { name: 'Reservieren' }).click()
      const published = (await (await answer).headerValue('X-Published')) ?? ''
      const count = /^pages=(\d+)/.exec(published)?.[1]
      await expect(message(page)).toHaveText(
        new RegExp(`^Reserviert\\. ${count} Seiten aktualisiert: .*Startseite.* …Rückgängig$`),
      )
      await expect(message(page)).toContainText('Linde H30D')
      await expect(message(page)).not.toContainText('/')

      const box = await message(page).boundingBox()
      const main = await page.getByRole('main').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      const { id } = await findProduct(adminApi, 'Linde H30D')
      await adminApi.put(`/api/products/${id}`, { data: { status: 'active' } })
    })
  })

for (const [width, tag] of [
  [390, undefined],
  [1440, '@nightly'],
] as const)
  test(`two messages cover no title, and both can be taken back (${width} px)`, { tag }, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const names = ['Linde H30D', 'Linde E16P']
    await page.goto(adminProducts('Linde'))
    const undo = page.getByRole('button', { name: 'Rückgängig' })
    for (const [index, name] of names.entries()) {
      await statusOf(page, name).selectOption({ label: 'Inaktiv' })
      await expect(undo).toHaveCount(index + 1)
    }
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    for (const button of await undo.all()) {
      const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 1_000 }
      expect(y + height).toBeLessThanOrEqual(title?.y ?? 0)
    }
    for (const left of [1, 0]) {
      await undo.last().click()
      await expect(undo).toHaveCount(left)
    }
    for (const name of names) await expect(statusOf(page, name)).toHaveValue('active')
  })

/** Lets the server's answer to such a request have no entry, until the returned function is called. */
const empty = (page: Page, path: string) =>
  intercept(page, path, async (route) => {
    const answer = await (await route.fetch()).json()
    const pagination = answer.pagination && { ...answer.pagination, total: 0, totalPages: 0 }
    await route.fulfill({ json: { ...answer, data: [], pagination } })
  })

test('that a list cannot be loaded is said once, and of an empty one what comes first', async ({
  adminPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const expectFailure = async (screen: string, path: string, sentence: string) => {
    const reconnect = await cutOff(page, path)
    await goWithin(page, screen)
    const failure = page.getByRole('main').getByText(new RegExp(`^${sentence}: `))
    await expect(failure).toBeVisible()
    await atRest(page)
    expect(await page.getByText(/Keine Verbindung/).count()).toBe(1)
    reconnect()
  }
  const retry = async () => {
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText(/Keine Verbindung/)).toHaveCount(0)
  }
  await page.goto(adminPaths.account)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const categories = '**/api/categories?*'
  await expectFailure(adminPaths.categories, categories, 'Fehler beim Laden der Kategorien')
  const fillCategories = await empty(page, categories)
  await retry()
  await expect(page.getByText('Keine Kategorien gefunden')).toBeVisible()
  await page.getByRole('link', { name: 'Neue Kategorie' }).click()
  await expect(page.getByLabel('Reihenfolge')).toHaveValue('0')
  fillCategories()

  const products = '**/api/products?*'
  await expectFailure(adminPaths.products, products, 'Fehler beim Laden der Produkte')
  await empty(page, products)
  await retry()
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neue Maschine' })).toBeVisible()

  await expectFailure(adminPaths.inquiries, '**/api/contact?*', 'Fehler beim Laden der Anfragen')
  await retry()
})
