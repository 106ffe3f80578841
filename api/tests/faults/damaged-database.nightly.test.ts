import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct, sendInquiry } from './ask.ts'
import { checkDatabase, copyDatabase, databaseFile } from './database-file.ts'

const ADDRESSES = [
  '/',
  '/produkt/1',
  '/kategorie/diesel?sortierung=price_asc',
  '/gibt-es-nicht',
  '/sitemap.xml',
  '/healthz',
  '/api/products',
  '/api/products?search=linde',
  '/api/products/facets',
  '/api/contact/form',
]

describe('a database that is lost or damaged while the site runs', () => {
  let server: ServerProcess
  let token: string
  let file: string
  beforeEach(async () => {
    server = await startServer(await newDataDir(), { CONTACT_LIMIT: '0' })
    token = await server.token()
    file = databaseFile(server.dataDir)
  })
  afterEach(() => server.terminate())

  const askEverything = async () => {
    const reads = ADDRESSES.flatMap((path) => [ask(server, path), ask(server, path, { token })])
    const writes = [
      sendInquiry(server, 'Ist er noch zu haben?'),
      saveProduct(server, token, { price: 45_000 }),
    ]
    return Promise.all([...reads, ...writes])
  }

  it('ends no process whose bytes it is asked for, and is well again with the bytes', async () => {
    await saveProduct(server, token, { price: 41_000 })
    const good = readFileSync(file)
    writeFileSync(file, Buffer.alloc(good.byteLength, 'beschädigt'))
    for (let round = 0; round < 3; round++)
      for (const reply of await askEverything())
        if (reply.status >= 500) {
          expect(reply.status).toBe(503)
          expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
        }
    expect(server.process.exitCode).toBeNull()
    writeFileSync(file, good)
    await expect
      .poll(() => saveProduct(server, token, { price: 46_000 }).then((r) => r.status))
      .toBe(200)
    expect((await ask(server, '/produkt/1')).text).toContain(formatPrice(46_000))
    await expect.poll(async () => (await ask(server, '/healthz')).status).toBe(200)
  })

  it('takes no change that would be lost with a file that is gone', async () => {
    await saveProduct(server, token, { price: 41_000 })
    renameSync(file, `${file}.away`)
    expect((await saveProduct(server, token, { price: 42_000 })).status).toBe(503)
    expect((await sendInquiry(server, 'Ist er noch zu haben?')).status).toBe(503)
    expect((await ask(server, '/healthz')).json()).toEqual({ status: 'database' })
    const page = await ask(server, '/produkt/1')
    expect(page.text).toContain(formatPrice(41_000))
    renameSync(`${file}.away`, file)
    expect((await saveProduct(server, token, { price: 43_000 })).status).toBe(200)
  })

  it('is followed by every process when another file is put in its place', async () => {
    const second = await startServer(server.dataDir)
    await saveProduct(server, token, { price: 41_000 })
    const elsewhere = await newDataDir()
    rmSync(databaseFile(elsewhere))
    copyDatabase(file, join(elsewhere, basename(file)))
    const other = await startServer(elsewhere)
    await saveProduct(other, await other.token(), { price: 47_000 })
    await other.terminate()
    // A person who does this leaves what SQLite keeps beside the file.
    renameSync(databaseFile(elsewhere), file)
    for (const each of [server, second]) {
      expect(await readPrice(each)).toBe(47_000)
      expect((await ask(each, '/produkt/1')).text).toContain(formatPrice(47_000))
    }
    expect((await saveProduct(second, token, { price: 48_000 })).status).toBe(200)
    expect((await ask(server, '/produkt/1')).text).toContain(formatPrice(48_000))
    expect(await second.terminate()).toBe(0)
    expect(checkDatabase(file)).toBe('ok')
  })
})

it('a site that starts with a damaged database answers 503 until it has a good one', async () => {
  const dataDir = await newDataDir()
  const file = databaseFile(dataDir)
  const good = readFileSync(file)
  writeFileSync(file, Buffer.alloc(good.byteLength, 'beschädigt'))
  const server = await startServer(dataDir, {}, 'wartet darauf')
  for (const path of ADDRESSES) {
    const reply = await ask(server, path)
    expect(reply.status, path).toBe(503)
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  expect((await ask(server, '/healthz')).json()).toEqual({ status: 'database' })
  writeFileSync(file, good)
  await expect.poll(async () => (await ask(server, '/healthz')).status).toBe(200)
  expect((await saveProduct(server, await server.token(), { price: 46_000 })).status).toBe(200)
  expect(await server.terminate()).toBe(0)
})
