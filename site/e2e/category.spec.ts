import type { Page } from '@playwright/test'
import { countProducts, expect, test, titlesOf, WITHOUT_SCRIPT } from './fixtures.ts'

const cheapestThree = (page: Page) => titlesOf(page, { sort: 'price', order: 'asc', limit: 3 })

test('a category is sorted in place, and the address keeps the order', async ({ page }) => {
  await page.goto('/kategorie/all')
  const available = await countProducts(page, { available: true })
  const heading = page.getByRole('heading', { name: `${available} Gabelstapler verfügbar` })
  await expect(heading).toBeVisible()
  const cheapestFirst = await cheapestThree(page)
  const titles = page.getByRole('article').getByRole('heading', { level: 3 })
  await page.getByLabel('Sortierung').selectOption('Preis aufsteigend')
  await expect(page).toHaveURL('/kategorie/all?sortierung=price_asc')
  expect((await titles.allTextContents()).slice(0, 3)).toEqual(cheapestFirst)

  await page.reload()
  await expect(page.getByLabel('Sortierung')).toHaveValue('price_asc')
  expect((await titles.allTextContents()).slice(0, 3)).toEqual(cheapestFirst)
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('a category is sorted by the server', async ({ page }) => {
    await page.goto('/kategorie/all')
    await page.getByLabel('Sortierung').selectOption('Preis aufsteigend')
    await page.getByRole('button', { name: 'Sortieren' }).click()
    const titles = page.getByRole('article').getByRole('heading', { level: 3 })
    const cheapestFirst = await cheapestThree(page)
    // The page comes in piece by piece.
    await expect
      .poll(async () => (await titles.allTextContents()).slice(0, 3))
      .toEqual(cheapestFirst)
  })
})

test('an unknown category says so with status 404', async ({ request }) => {
  const answer = await request.get('/kategorie/schwerlast')
  expect(answer.status()).toBe(404)
  const text = await answer.text()
  expect(text).toContain('<title>Kategorie nicht gefunden |')
  expect(text).toMatch(/<h1[^>]*>Kategorie nicht gefunden</)
})
