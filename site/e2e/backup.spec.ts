import { emptyFolder, startServer } from '../../api/tests/server-process.ts'
import { expectAccessible } from './accessible.ts'
import { expect, logIn, test } from './fixtures.ts'

test('a site is backed up and restored on an empty machine, and every page is the same', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, server, expectedErrors }) => {
  // The other machine does not know the session of this one, and a restore ends the sessions there.
  expectedErrors.push(/40[01]/)
  const sitemap = await (await adminApi.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const { data: products } = await (await adminApi.get('/api/products?limit=100')).json()
  const pictures: string[] = products.flatMap(({ images }: { images: string[] }) => images)
  expect([pages.length > 20, pictures.length > 20]).toEqual([true, true])
  const look = (origin: string) =>
    Promise.all(
      [...pages, ...pictures].map(async (path) => {
        const response = await page.request.get(`${origin}${path}`)
        return [path, response.status(), (await response.body()).toString('base64')]
      }),
    )
  const before = await look(server.url)

  await page.goto('/admin/backups')
  await page.getByRole('button', { name: 'Jetzt sichern' }).click()
  const row = page.getByRole('row').filter({ hasText: `${products.length} Maschinen` })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Herunterladen' }).click()
  const file = await (await download).path()
  await row.getByRole('button', { name: /^Mehr zu/ }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Sicherung gelöscht')).toBeVisible()

  const other = await startServer(emptyFolder(), { SEED: 'none' })
  try {
    expect((await page.request.get(`${other.url}/produkt/1`)).status()).toBe(404)
    await page.goto(`${other.url}/admin/login`)
    await logIn(page)
    await page.getByRole('link', { name: 'Sicherungen', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Sicherung zurückspielen' })
    // What is still checked when another file is chosen must not answer for that.
    const chosenAnew = Promise.withResolvers<void>()
    await page.route('**/api/backups/restore', async (route) => {
      await chosenAnew.promise
      await route.fallback()
    })
    const wrong = { name: 'falsch.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') }
    await page.locator('input[type=file]').setInputFiles(wrong)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    chosenAnew.resolve()
    await expect(dialog.getByRole('row', { name: `Maschinen 0 ${products.length}` })).toBeVisible()
    await expect(dialog.getByText('Alle Sitzungen enden, auch Ihre.')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Alles ersetzen' }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    expect(await look(other.url)).toEqual(before)
  } finally {
    await other.terminate()
  }
})
