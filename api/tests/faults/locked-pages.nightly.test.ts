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
let token: string
let locks: Sqlite.Database[] = []

beforeEach(async () => {
  server = await startServer(await newPublishedDataDir())
  token = await server.token()
})
afterEach(async () => {
  unlock()
  await server.terminate()
})

/** As a backup or a virus scanner does it. */
function lockIndex(mode: 'immediate' | 'exclusive'): void {
  const lock = new Sqlite(join(server.dataDir, 'published', 'index.sqlite'))
  lock.exec(`begin ${mode}`)
  locks.push(lock)
}

function unlock(): void {
  for (const lock of locks) lock.close()
  locks = []
}

it.each(['immediate', 'exclusive'] as const)(
  'a save while another program holds the index (%s) is answered, seen by everyone, and published afterwards',
  async (mode) => {
    lockIndex(mode)
    expect((await saveProduct(server, token, { price: 52_000 })).status).toBe(200)
    for (const path of PAGES_OF_MACHINE_1)
      expect(deliveredFile(server, path) ?? '', path).not.toContain(formatPrice(PUBLISHED_PRICE))
    await expectPrice(server, PAGES_OF_MACHINE_1, 52_000)
    unlock()
    await expectPublished(server, 52_000)
    await expectPrice(server, PAGES_OF_MACHINE_1, 52_000)
  },
)

it('a save while the index is held is not lost when the server ends before it is free', async () => {
  lockIndex('immediate')
  expect((await saveProduct(server, token, { price: 53_000 })).status).toBe(200)
  await server.kill()
  unlock()
  server = await startServer(server.dataDir)
  await expectPrice(server, PAGES_OF_MACHINE_1, 53_000)
  await expectPublished(server, 53_000)
})

it('a server starts while another program holds the index, and shows what is', async () => {
  await server.terminate()
  lockIndex('exclusive')
  server = await startServer(server.dataDir)
  await expectPrice(server, PAGES_OF_MACHINE_1, PUBLISHED_PRICE)
  expect((await saveProduct(server, await server.token(), { price: 54_000 })).status).toBe(200)
  await expectPrice(server, PAGES_OF_MACHINE_1, 54_000)
  unlock()
  await expectPublished(server, 54_000)
})
