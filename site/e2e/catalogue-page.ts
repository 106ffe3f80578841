import type { Page } from '@playwright/test'

export const PATH = '/alle-gabelstapler'
export const count = (page: Page) => page.locator('#ergebnisse')
export const titles = (page: Page) => page.locator('.results article h3').allInnerTexts()
export const search = (page: Page) => page.getByRole('combobox', { name: 'Gabelstapler suchen' })

/** The choices of the category, with the machines of a brand that each has. */
export async function categoriesOf(page: Page, brand: string): Promise<string[]> {
  const answer = await page.request.get('/api/products/facets', { params: { brand } })
  const { data } = await answer.json()
  return data.categories.map(
    ({ name, count }: { name: string; count: number }) => `${name} (${count})`,
  )
}
