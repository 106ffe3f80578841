import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { newDataDir } from '../demo-stock.ts'
import { emptyFolder, type ServerProcess, startServer } from '../server-process.ts'
import { ask, saveProduct } from './ask.ts'
import { deliveredFile, expectPrice } from './published-pages.ts'

let server: ServerProcess
let token: string
let site: string
let backup: string
let dataDir: string

const DATABASE = ['gabelstapler.sqlite', 'gabelstapler.sqlite-wal', 'gabelstapler.sqlite-shm']

async function copyDatabase(from: string, to: string): Promise<void> {
  for (const name of DATABASE) {
    await rm(join(to, name), { force: true })
    await cp(join(from, name), join(to, name), { recursive: true }).catch(() => {})
  }
}

async function changeInTurn(price: number, changes: number): Promise<void> {
  for (let change = 1; change <= changes; change++)
    expect((await saveProduct(server, token, { price: price + change })).status).toBe(200)
}

/** A backup with two changes in it, and a site that has gone on by three. */
beforeAll(async () => {
  site = await newDataDir()
  server = await startServer(site)
  token = await server.token()
  await changeInTurn(50_000, 2)
  await server.terminate()
  backup = emptyFolder()
  await copyDatabase(site, backup)
  server = await startServer(site)
  await changeInTurn(60_000, 3)
  await server.published()
  await server.terminate()
})
beforeEach(async () => {
  dataDir = emptyFolder()
  await cp(site, dataDir, { recursive: true })
})
afterEach(() => server?.terminate())

it('pages are those of a restored backup, and follow the changes that come after it', async () => {
  await copyDatabase(backup, dataDir)
  server = await startServer(dataDir)
  await expectPrice(server, ['/', '/produkt/1'], 50_002)
  expect((await saveProduct(server, token, { price: 55_000 })).status).toBe(200)
  await expectPrice(server, ['/', '/produkt/1'], 55_000)
  expect((await saveProduct(server, token, { status: 'inactive' })).status).toBe(200)
  expect((await ask(server, '/produkt/1')).status).toBe(404)
  expect((await ask(server, '/')).text).not.toContain(formatPrice(55_000))
  expect(deliveredFile(server, '/produkt/1')).toBe(null)
})

it.each([3, 4])(
  'pages are those of a backup that has gone on elsewhere for %i changes',
  async (changes) => {
    const elsewhere = await newDataDir()
    await rm(join(elsewhere, 'published'), { recursive: true })
    await copyDatabase(backup, elsewhere)
    server = await startServer(elsewhere)
    await changeInTurn(70_000, changes - 1)
    expect((await saveProduct(server, token, { status: 'inactive' })).status).toBe(200)
    await server.terminate()

    await copyDatabase(elsewhere, dataDir)
    server = await startServer(dataDir)
    expect((await ask(server, '/produkt/1')).status).toBe(404)
    expect((await ask(server, '/')).text).not.toContain(formatPrice(60_003))
  },
)

it('pages are those of another database in which nothing was ever changed', async () => {
  const other = emptyFolder()
  server = await startServer(other, { SEED: 'none' })
  await server.terminate()
  await copyDatabase(other, dataDir)
  server = await startServer(dataDir)
  expect((await ask(server, '/produkt/1')).status).toBe(404)
})
