import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { openDatabase } from '../../api/base/data/db/database.ts'
import { readCatalogue } from '../../api/catalogue/demo-stock/catalogue.ts'
import { readConfig } from '../../api/config.ts'
import { schema } from '../../api/entities.ts'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { fill } from '../../api/tests/large-stock.ts'
import { startServer } from '../../api/tests/server-process.ts'
import { paths } from '../../shared/addresses/paths.ts'
import { PAGE_SIZE } from '../../shared/product/terms.ts'
import { test as base, countProducts, expect } from './fixtures.ts'

const { products: demoStock } = await readCatalogue()
const CATEGORY_PAGE = 48

/** A test with a server that has so many machines in stock. */
const withStock = (count: number) =>
  base.extend({
    // These machines have no images.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    expectedErrors: async ({}, use) => use([/404/]),
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
      async ({}, use) => {
        const dataDir = await newDataDir()
        await rm(join(dataDir, 'published'), { recursive: true })
        const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), schema)
        await fill(database, count - demoStock.length)
        await database.close()
        const server = await startServer(dataDir)
        await use(server)
        await server.terminate()
      },
      { scope: 'worker' },
    ],
  })

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

/** The titles on each page, in the order of the API. */
async function pagesOf(api: APIRequestContext, sort: string, size: number): Promise<string[][]> {
  const pages: string[][] = []
  for (let page = 1; page <= 2; page++) {
    const answer = await api.get(`/api/products?${sort}&limit=${size}&page=${page}`)
    const { data } = await answer.json()
    pages.push(data.map(({ title }: { title: string }) => title))
  }
  return pages
}

const fewMore = withStock(49)
const many = withStock(1058)
/** So that more than a thousand are not sold. */
const more = withStock(1300)

for (const [count, test] of [
  [49, fewMore],
  [1058, many],
] as const)
  test(`a category of ${count} machines has one order, on each page and after a reload`, async ({
    page,
    request,
  }) => {
    const [first = [], second = []] = await pagesOf(request, 'sort=available', CATEGORY_PAGE)
    const [cheapest = [], dearer = []] = await pagesOf(
      request,
      'sort=price&order=asc',
      CATEGORY_PAGE,
    )
    await page.goto('/kategorie/all')
    await expect(titles(page)).toHaveText(first)
    await page.getByRole('link', { name: 'Weiter' }).click()
    await expect(titles(page)).toHaveText(second)

    await page.getByLabel('Sortierung').selectOption('Preis aufsteigend')
    await expect(page).toHaveURL('/kategorie/all?sortierung=price_asc')
    await expect(titles(page)).toHaveText(cheapest)
    await page.reload()
    await expect(page.getByLabel('Sortierung')).toHaveValue('price_asc')
    await expect(titles(page)).toHaveText(cheapest)
    await page.getByRole('link', { name: 'Weiter' }).click()
    await expect(page).toHaveURL('/kategorie/all?sortierung=price_asc&seite=2')
    await expect(titles(page)).toHaveText(dearer)
    await page.getByLabel('Sortierung').selectOption('Sortieren nach')
    await expect(page).toHaveURL('/kategorie/all')
    await expect(titles(page)).toHaveText(first)
  })

many(
  'a list of more machines than the browser holds begins with the newest, and ends on its last page',
  async ({ page, request }) => {
    const [first = []] = await pagesOf(request, 'sort=available', 12)
    await page.goto('/alle-gabelstapler')
    await expect(page.locator('#ergebnisse')).toHaveText('1.058 von 1.058 Gabelstaplern')
    await expect(titles(page)).toHaveText(first)

    const last = Math.ceil((await countProducts(page, { brand: 'Linde' })) / PAGE_SIZE)
    await page.goto('/alle-gabelstapler?marke=Linde&seite=60')
    await expect(page).toHaveURL(`/alle-gabelstapler?marke=Linde&seite=${last}`)
    await expect(page.getByText(`Seite ${last} von ${last}`)).toBeVisible()
    await page.goto('/alle-gabelstapler?suche=etv%20216&seite=9')
    await expect(page.locator('#ergebnisse')).toContainText('für „etv 216“')
    await expect(page).toHaveURL('/alle-gabelstapler?suche=etv+216')
  },
)

more(
  'the adviser judges every machine of a large stock, a page at a time',
  async ({ page, request, adminApi }) => {
    const canBeHad = 'sort=available&order=desc&limit=1'
    const { data: facets } = await (await request.get('/api/products/facets')).json()
    const last = facets.statuses
      .filter(({ status }: { status: string }) => status !== 'sold')
      .reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    const answer = await request.get(`/api/products?${canBeHad}&page=${last}`)
    const { data } = await answer.json()
    const specifications = {
      Tragkraft: '45 t',
      Lastschwerpunkt: '1.200 mm',
      Hubhöhe: '6.000 mm',
      Resttragfähigkeit: '45 t bei 6.000 mm',
    }
    await adminApi.put(`/api/products/${data[0].id}`, {
      data: { title: 'Kalmar DRG450', specifications },
    })

    await page.goto(`${paths.adviser}?last=40+t&hubhoehe=5+m`)
    await expect(page.locator('#urteil-fits').getByRole('article')).toHaveText(/Kalmar DRG450/)
    const judged = (await page.getByRole('heading', { level: 3, name: /\(/ }).allTextContents())
      .map((title) => Number(title.replace(/\D/g, '')))
      .reduce((sum, count) => sum + count, 0)
    expect(judged).toBe(last)

    const lastPage = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link').last()
    await expect(lastPage).toHaveText('Weiter')
    await lastPage.click()
    await expect(page).toHaveURL(/seite=2#ergebnis$/)
    await expect(page.locator('#ergebnis').getByRole('article').first()).toBeVisible()
    await expect(page.locator('#urteil-fits')).toHaveCount(0)

    const html = await (await request.get(`${paths.adviser}?last=1+t&einsatz=beides`)).body()
    expect(brotliCompressSync(html).byteLength).toBeLessThan(25_000)
  },
)
