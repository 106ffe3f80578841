import { readFile } from 'node:fs/promises'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { PASSWORD, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { expect, logIn, test } from './fixtures.ts'

let server: ServerProcess

test.beforeAll(async () => {
  server = await startServer(await newDataDir())
})
test.afterAll(() => server.terminate())

// A browser that says that it has no window counts as a robot.
test.use({
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
})

test('a dealer learns which machine was seen and not asked for, and what was sought in vain', async ({
  page,
}) => {
  await page.goto(`${server.url}/produkt/1`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${server.url}/alle-gabelstapler?suche=amphibienstapler`)

  // Counts are written every ten seconds.
  const headers = { Authorization: `Bearer ${await server.token()}` }
  await expect
    .poll(async () => (await page.request.get(`${server.url}/api/statistics`, { headers })).text())
    .toContain('amphibienstapler')

  await page.goto(`${server.url}/admin/statistics`)
  await logIn(page, { username: 'admin', password: PASSWORD })
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
})
