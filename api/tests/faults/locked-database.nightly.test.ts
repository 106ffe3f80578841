import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct, sendInquiry } from './ask.ts'
import { databaseFile } from './database-file.ts'

describe('a database that another program keeps locked', () => {
  let server: ServerProcess
  let token: string
  let other: Sqlite.Database
  beforeAll(async () => {
    server = await startServer(await newDataDir())
    token = await server.token()
    await saveProduct(server, token, { price: 41_000 })
    other = new Sqlite(databaseFile(server.dataDir))
  })
  afterAll(async () => {
    other?.close()
    await server?.terminate()
  })

  it('makes a save wait, and nobody else', async () => {
    other.exec('begin exclusive')
    const ended: string[] = []
    const save = saveProduct(server, token, { price: 42_000 }).finally(() => ended.push('save'))
    const reads = ['/', '/produkt/2', '/api/products', '/api/contact'].flatMap((path) => [
      ask(server, path, { token }),
      ask(server, path === '/api/contact' ? '/api/categories' : path),
    ])
    for (const read of reads) expect((await read).status).toBe(200)
    expect(ended).toEqual([])
    other.exec('rollback')
    expect((await save).status).toBe(200)
    expect(await readPrice(server)).toBe(42_000)
  })

  it('is a 503 with Retry-After when it takes too long', async () => {
    other.exec('begin exclusive')
    const replies = await Promise.all([
      saveProduct(server, token, { price: 43_000 }),
      sendInquiry(server, 'Ist der Stapler noch zu haben?'),
    ])
    for (const reply of replies) {
      expect(reply.status).toBe(503)
      expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    other.exec('rollback')
    expect(await readPrice(server)).toBe(42_000)
    expect((await saveProduct(server, token, { price: 44_000 })).status).toBe(200)
  })
})
