import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csv, NEW_HEADER, newRow } from '../../catalogue/stock/import/send-import.testing.ts'
import { fillDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask } from './ask.ts'
import { mountSmallDisk } from './small-disk.ts'

const MB = 1024 * 1024
const FULL = 'Auf dem Datenträger ist kein Platz mehr.'
const ROWS = 20_000

const disk = mountSmallDisk(96)

describe.skipIf(!disk)('a disk that is full during an import (where one may be mounted)', () => {
  let server: ServerProcess
  let token: string
  beforeAll(async () => {
    if (!disk) return
    await fillDataDir(disk.folder)
    server = await startServer(disk.folder)
    token = await server.token()
    await server.published()
  })
  beforeEach(() => disk?.free())
  afterAll(async () => {
    await server?.terminate()
    disk?.remove()
  })

  const table = csv(NEW_HEADER, ...Array.from({ length: ROWS }, (_, at) => newRow(`L-${at}`)))
  const send = (content: string) => {
    const body = new FormData()
    body.set('mode', 'apply')
    body.set('file', new File([content], 'bestand.csv'))
    return ask(server, '/api/products/import', { token, body })
  }
  const leftovers = () =>
    readdirSync(join(server.dataDir, 'imports')).filter((name) => name.startsWith('.'))

  it.each([
    ['while the table arrives', 0.5],
    ['while it is read', table.length / MB + 0.5],
    ['while what it would do is noted', (3 * table.length) / MB],
  ])('is a 507 %s, and nothing is changed or left behind', async (_, room) => {
    disk?.fill(Math.ceil(room * MB))
    const reply = await send(table)
    expect([reply.status, reply.json().error]).toEqual([507, FULL])
    expect(leftovers()).toEqual([])
    expect((await ask(server, '/')).status).toBe(200)
    expect((await ask(server, '/api/products?search=L-1', { token })).json().data).toEqual([])
  })

  it('is forgotten with the next import', async () => {
    const reply = await send(csv(NEW_HEADER, newRow('L-1')))
    expect(reply.json().data).toMatchObject({ created: 1 })
  })
})
