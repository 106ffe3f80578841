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

test('a category shows its nearest machines on the list, from the postcode that is known, also without a script', async ({
  page,
  browser,
}) => {
  await page.goto('/kategorie/diesel')
  await page.evaluate(() => sessionStorage.setItem('gabelstapler.postleitzahl', '20457'))
  await page.getByLabel('Sortierung').selectOption('Nächste zuerst')
  await expect(page).toHaveURL('/alle-gabelstapler?plz=20457&kategorie=diesel&sortierung=nearest')
  await expect(page.getByRole('article').first()).toContainText('in Ihrer Nähe')

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL('/kategorie/diesel', page.url()).href)
  await plain.getByLabel('Sortierung').selectOption('Nächste zuerst')
  await plain.getByRole('button', { name: 'Sortieren' }).click()
  await expect(plain).toHaveURL(/kategorie=diesel&sortierung=nearest$/)
  await expect(plain.getByText('Bitte Postleitzahl angeben.')).toBeVisible()
  await plain.close()
})
