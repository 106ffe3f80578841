import type { Locator, Page } from '@playwright/test'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { PATH, search as publicSearch } from './catalogue-page.ts'
import { expect, test } from './fixtures.ts'
import { nextFrame } from './frame.ts'
import { intercept } from './intercept.ts'

const [OLDER, NEWER] = ['Lin', 'Still']
const isOlder = (address: string) => new URL(address).searchParams.get('search') === OLDER

interface List {
  search: Locator
  /** What the older answer holds and the newer one does not. */
  older: Locator
  newer: Locator
}

/** Types two searches, of which the first is answered last. */
async function expectNewer(page: Page, { search, older, newer }: List): Promise<void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await intercept(
    page,
    ({ href }) => isOlder(href),
    async (route) => {
      await arrival
      await route.fallback()
    },
  )
  const asked = page.waitForRequest((request) => isOlder(request.url()))
  await search.fill(OLDER)
  const request = await asked
  await search.fill(NEWER)
  await expect(older).toHaveCount(0)
  await expect(newer).not.toHaveCount(0)

  arrive()
  // Null if it was called off.
  await (await request.response())?.finished()
  await page.evaluate(nextFrame)
  await page.evaluate(nextFrame)
  await expect(search).toHaveValue(NEWER)
  await expect(newer).not.toHaveCount(0)
  await expect(older).toHaveCount(0)

  await search.fill(OLDER)
  await expect(older).not.toHaveCount(0)
}

test('the list of machines shows what was searched for last, though the search before is answered later', async ({
  adminPage: page,
}) => {
  await page.goto(adminPaths.products)
  const machine = (name: RegExp) => page.getByRole('row').getByRole('link', { name })
  await expectNewer(page, {
    search: page.getByLabel('Maschinen suchen'),
    older: machine(/^Linde/),
    newer: machine(/^Still/i),
  })
})

test('so does the list of enquiries', { tag: '@nightly' }, async ({
  adminPage: page,
  request,
  adminApi,
}) => {
  const ids: number[] = []
  for (const name of ['Linus Lang', 'Stilla Stumm']) {
    const data = {
      name,
      email: `${name.split(' ')[1]}@spaet.example`,
      message: 'Ist der Stapler noch da?',
    }
    ids.push((await (await request.post('/api/contact', { data })).json()).data.id)
  }
  await page.goto(adminPaths.inquiries)
  await expectNewer(page, {
    search: page.getByLabel('Anfragen suchen'),
    older: page.getByRole('button', { name: 'Linus Lang', exact: true }),
    newer: page.getByRole('button', { name: 'Stilla Stumm', exact: true }),
  })
  for (const id of ids) await adminApi.delete(`/api/contact/${id}`)
})

test('so does the list for visitors where the stock is too large for the browser', async ({
  page,
}) => {
  const isStock = ({ pathname, searchParams }: URL) =>
    pathname === '/api/products' && searchParams.get('limit') === '1000'
  await intercept(page, isStock, async (route) => {
    const { pagination, ...answer } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, pagination: { ...pagination, total: 5_000 } } })
  })
  const stock = page.waitForResponse((response) => isStock(new URL(response.url())))
  await page.goto(PATH)
  // Once its end is read, the page knows that the stock is too large.
  await (await stock).finished()
  const machine = (name: RegExp) => page.getByRole('article', { name })
  await expectNewer(page, {
    search: publicSearch(page),
    older: machine(/^Linde/),
    newer: machine(/^Still/i),
  })
})
