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
  // In the list that is there, letter by letter.
  const search = page.getByRole('combobox', { name: 'Gabelstapler suchen' })
  await search.fill('raupenstapler')
  await expect(page).toHaveURL(/raupenstapler/)
  await search.press('Enter')
  await search.blur()

  // Counts are written every ten seconds. Other journeys have sought in vain, too.
  await expect
    .poll(async () => (await (await adminApi.get('/api/statistics')).json()).data.unfound)
    .toEqual(
      expect.arrayContaining([
        { name: 'amphibienstapler', count: 1 },
        { name: 'raupenstapler', count: 1 },
      ]),
    )

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

test('a machine counts once somebody sees it', async ({ page, adminApi }) => {
  const { id, title } = await addProduct(adminApi, { title: 'Erst im Hintergrund geöffnet' })
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
  await page.goto(paths.product(id))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (let time = 0; time < 2; time++) await page.evaluate(() => dispatchEvent(new Event('show')))
  await expect
    .poll(async () => (await (await adminApi.get('/api/statistics')).json()).data.seen)
    .toContainEqual(expect.objectContaining({ title, views: 1 }))
  await adminApi.delete(`/api/products/${id}`)
})

test('a page that is loaded anew, or that Back leads to, is no further view, search or visit from elsewhere', async ({
  page,
  adminApi,
}) => {
  const { id, title } = await addProduct(adminApi, { title: 'Immer wieder geladen' })
  const search = `${paths.catalogue}?suche=${encodeURIComponent('immer wieder')}`
  await page.goto(search)
  await page.goto(paths.product(id), { referer: 'https://www.suche.example/' })
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(search)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // What is counted last: all before it is counted, too.
  await page.goto(paths.privacy, { referer: 'https://www.zuletzt.example/' })

  const statistics = async () => (await (await adminApi.get('/api/statistics')).json()).data
  await expect
    .poll(async () => (await statistics()).referrers)
    .toContainEqual({ name: 'zuletzt.example', count: 1 })
  const { referrers, seen, sought } = await statistics()
  expect(referrers).toContainEqual({ name: 'suche.example', count: 1 })
  expect(seen).toContainEqual(expect.objectContaining({ title, views: 1 }))
  expect(sought).toContainEqual({ name: 'immer wieder', count: 1 })
  await adminApi.delete(`/api/products/${id}`)
})

test('a browser without beacons shows a page as any other', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')
  })
  await page.goto(paths.catalogue)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('button', { name: /merken/i })
    .first()
    .click()
  await expect(page.locator('[data-shortlist-count]').first()).toHaveText('1')
})
