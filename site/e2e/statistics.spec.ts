import { readFile } from 'node:fs/promises'
import { paths } from '../../shared/addresses/paths.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { addProduct, expect, test } from './fixtures.ts'

// A browser that says that it has no window counts as a robot.
test.use({
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
})

test('a dealer learns which machine was seen and not asked for, and what was sought in vain', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Gesehen und nicht angefragt' })
  await page.goto(paths.product(id))
  await page.goto('/alle-gabelstapler?suche=amphibienstapler')

  // Counts are written every ten seconds.
  await expect
    .poll(async () => (await adminApi.get('/api/statistics')).text())
    .toContain('amphibienstapler')

  await page.goto('/admin/statistics')
  await expect(page.getByRole('region', { name: 'Gesucht und nicht da' })).toContainText(
    'amphibienstapler',
  )
  const unasked = page.getByRole('region', { name: 'Gesehen, aber nicht angefragt' })
  await expect(unasked.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^statistik-.*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'Gesucht und nicht gefunden;amphibienstapler;1',
  )
  await page.setViewportSize({ width: NARROWEST, height: 800 })
  await expectToFit(page)
  await adminApi.delete(`/api/products/${id}`)
})
