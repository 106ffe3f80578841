import type { Page } from '@playwright/test'
import { z } from 'zod'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, findProduct, test } from './fixtures.ts'

const typed = z.looseObject({ '@type': z.string() })
const itemList = z.object({
  itemListElement: z.array(z.object({ name: z.string(), url: z.url() })),
})

/** The structured data of a page by type. */
async function structuredData(page: Page, path: string) {
  await page.goto(path)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return new Map(
    texts.map((text) => {
      const data = typed.parse(JSON.parse(text))
      return [data['@type'], data]
    }),
  )
}

test('a list names its machines for search engines as it shows them', async ({ page }) => {
  for (const path of [paths.category('diesel'), paths.catalogue]) {
    const data = await structuredData(page, path)
    const { itemListElement } = itemList.parse(data.get('ItemList'))
    const titles = await page.getByRole('article').getByRole('heading').allInnerTexts()
    expect(itemListElement.map(({ name }) => name)).toEqual(titles)
    expect(data.has('BreadcrumbList')).toBe(true)
    for (const { url } of itemListElement.slice(0, 2))
      expect((await page.request.get(new URL(url).pathname)).status()).toBe(200)
  }
})

test('home names the dealer and the site, a machine its offer and where it stands', {
  tag: '@everyday',
}, async ({ page, adminApi }) => {
  const home = await structuredData(page, paths.home)
  expect([...home.keys()].sort()).toEqual(['LocalBusiness', 'WebSite'])

  const { id, price } = await findProduct(adminApi, 'Linde H30D')
  const machine = await structuredData(page, paths.product(id))
  expect([...machine.keys()].sort()).toEqual(['BreadcrumbList', 'Product'])
  expect(machine.get('Product')).toMatchObject({ offers: { price } })
})
