import { existsSync, truncateSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { saveProduct } from './ask.ts'
import {
  deliveredFile,
  expectPrice,
  expectPublished,
  newPublishedDataDir,
  PAGES_OF_MACHINE_1,
  PUBLISHED_PRICE,
} from './published-pages.ts'

let server: ServerProcess
let dataDir: string
let published: string

beforeEach(async () => {
  dataDir = await newPublishedDataDir()
  published = join(dataDir, 'published')
})
afterEach(() => server?.terminate())

const index = () => join(published, 'index.sqlite')
const page = () => join(published, 'pages', 'produkt', '1.html')

async function replaceByFolder(file: string): Promise<void> {
  await rm(file, { recursive: true })
  await mkdir(join(file, 'ordner'), { recursive: true })
}

async function replaceByFile(folder: string): Promise<void> {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'eine Datei')
}

async function forgetTables(): Promise<void> {
  await rm(index())
  const other = new Sqlite(index())
  other.exec('create table page (etwas text); create table state (anderes text)')
  other.close()
}

const damages: Record<string, () => unknown> = {
  'an index that is no database': () => writeFile(index(), 'kein SQLite'.repeat(1000)),
  'an index that is cut': () => truncateSync(index(), 5000),
  'an index that is empty': () => truncateSync(index(), 0),
  'an index that is a folder': () => replaceByFolder(index()),
  'an index of another shape': forgetTables,
  'no index': () => rm(index()),
  'a page that is empty': () => truncateSync(page(), 0),
  'a page that is cut': () => truncateSync(page(), 5000),
  'a page that is missing': () => rm(page()),
  'a page that is a folder': () => replaceByFolder(page()),
  'a compressed page that is cut': () => truncateSync(`${page()}.gz`, 100),
  'another page in the place of one': async () =>
    writeFile(
      page(),
      (await readFile(page(), 'utf8')).replace(formatPrice(PUBLISHED_PRICE), '0 €'),
    ),
  'pages in a folder that is a file': () => replaceByFile(join(published, 'pages')),
  'a file in the place of everything published': () => replaceByFile(published),
}

it.each(Object.entries(damages))('%s is found at the start and made anew', async (_, damage) => {
  await damage()
  server = await startServer(dataDir)
  await expectPrice(server, PAGES_OF_MACHINE_1, PUBLISHED_PRICE)
  await expectPublished(server, PUBLISHED_PRICE)
  expect((await saveProduct(server, await server.token(), { price: 52_000 })).status).toBe(200)
  await expectPrice(server, PAGES_OF_MACHINE_1, 52_000)
  await expectPublished(server, 52_000)
})

it('a damaged page that nobody asks the server for is mended as well', async () => {
  truncateSync(page(), 0)
  await rm(`${join(published, 'pages', 'index.html')}.gz`)
  server = await startServer(dataDir)
  await expectPublished(server, PUBLISHED_PRICE)
  await expect.poll(() => existsSync(join(published, 'pages', 'index.html.gz'))).toBe(true)
})

it('a file that no page has any more is not left to web servers', async () => {
  const forgotten = join(published, 'pages', 'produkt', '4711.html')
  await writeFile(forgotten, 'verkauft')
  server = await startServer(dataDir)
  await expect.poll(() => existsSync(forgotten)).toBe(false)
})

it('what is published can be deleted while the server runs', async () => {
  server = await startServer(dataDir)
  // The server may be writing there.
  await rm(published, { recursive: true, maxRetries: 10 })
  await expectPrice(server, PAGES_OF_MACHINE_1, PUBLISHED_PRICE)
  expect((await saveProduct(server, await server.token(), { price: 52_000 })).status).toBe(200)
  await expectPrice(server, PAGES_OF_MACHINE_1, 52_000)
  await expectPublished(server, 52_000)
  await expect.poll(() => deliveredFile(server, '/produkt/2') !== null).toBe(true)
})

it('a page is never seen in part, and nothing half done is left', async () => {
  server = await startServer(dataDir)
  const token = await server.token()
  let isDone = false
  const saves = (async () => {
    for (let price = 53_000; price < 53_020; price++)
      expect((await saveProduct(server, token, { price })).status).toBe(200)
    isDone = true
  })()
  while (!isDone) {
    const file = deliveredFile(server, '/produkt/1')
    if (file !== null) expect(file).toMatch(/<\/html>\s*$/)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await saves
  await server.terminate()
  expect(await readdir(published)).toEqual(['index.sqlite', 'pages'])
})
