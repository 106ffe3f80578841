import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '../../shared/addresses/paths.ts'
import { type SiteProcess, startSite } from '../delivery/publish/testing/start-site.ts'
import { createTestSite } from '../delivery/publish/testing/test-site.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const SECRET = 'c0ffee'.repeat(8)
/** That of a preview is shorter. */
const PREVIEW = SECRET.slice(0, 43)

/** Where the secrets of addresses are stored. */
const COLUMNS = {
  feed: 'secret',
  app_user: 'calendar_secret',
  offer: 'token',
  search_alert: 'token',
  product_preview: 'token',
}

let test: TestApp
let site: SiteProcess
let folder: string
beforeAll(async () => {
  test = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'secret-addresses-'))
  site = await startSite(test, createTestSite('a'), folder)
  for (const [table, column] of Object.entries(COLUMNS))
    await test.query(`alter table ${table} rename column ${column} to gone`)
})
afterAll(async () => {
  await site.publisher.close()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['GET', paths.feed(SECRET, 'bestand.csv')],
  ['GET', paths.calendar(SECRET)],
  ['GET', paths.offer(SECRET)],
  ['POST', paths.offer(SECRET)],
  ['GET', paths.offerPaper(SECRET)],
  ['GET', paths.alert(SECRET)],
  ['POST', paths.alert(SECRET)],
  ['GET', paths.endAlert(SECRET)],
  ['GET', paths.previewOf(PREVIEW)],
  ['GET', `/api/products/previews/${PREVIEW}`],
])('writes no secret into the log when %s %s fails', async (method, path) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { status } = await site.app.request(path, { method })
  const log = written.mock.calls.join()
  written.mockRestore()
  expect(status).toBeGreaterThanOrEqual(500)
  expect(log).toContain(path.slice(0, path.indexOf(PREVIEW)))
  expect(log).not.toContain(PREVIEW)
})
