import { emptyFolder, startServer } from '../../api/tests/server-process.ts'
import type { Category } from '../../shared/category.ts'
import { adminPaths } from '../admin/paths.ts'
import { expect, logIn, test } from './fixtures.ts'

test('a table without an entry says so and what comes first', async ({ page, playwright }) => {
  await using server = await emptyServer()
  const api = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { Authorization: `Bearer ${await server.token()}` },
  })
  const { data: categories }: { data: Category[] } = await (await api.get('/api/categories')).json()
  for (const { slug } of categories) await api.delete(`/api/categories/${slug}`)

  await page.goto(`${server.url}${adminPaths.categories}`)
  await logIn(page)
  await expect(page.getByText('Keine Kategorien gefunden')).toBeVisible()
  await page.getByRole('link', { name: 'Neue Kategorie' }).click()
  await expect(page.getByLabel('Reihenfolge')).toHaveValue('0')

  await page.goto(`${server.url}${adminPaths.products}`)
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neue Maschine' })).toBeVisible()
  await api.dispose()
})

async function emptyServer() {
  const server = await startServer(emptyFolder(), { SEED: 'none' })
  return {
    url: server.url,
    token: server.token,
    [Symbol.asyncDispose]: async () => {
      await server.terminate()
    },
  }
}
