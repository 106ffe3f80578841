import { readFile } from 'node:fs/promises'
import { paths } from '../../shared/addresses/paths.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { addProduct, expect, test } from './fixtures.ts'

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

test('a page counts once it is seen, and a data sheet when it is opened', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) told.push(request.postDataJSON().page)
  })
  await page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    addEventListener('show', () => {
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await page.goto(`${paths.product(1)}?von=brief`)
  await page
    .getByRole('link', { name: /Datenblatt/ })
    .first()
    .waitFor()
  expect(told).toEqual([])
  for (let time = 0; time < 2; time++) await page.evaluate(() => dispatchEvent(new Event('show')))
  await expect.poll(() => told).toEqual([`${paths.product(1)}?von=brief`])
  const link = page.getByRole('link', { name: /Datenblatt/ }).first()
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  )
  await link.click()
  await expect.poll(() => told.at(-1)).toBe(`${paths.product(1)}/datenblatt.pdf`)
})
