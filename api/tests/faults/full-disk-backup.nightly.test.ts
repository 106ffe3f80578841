import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webp } from '../../catalogue/images/images.testing.ts'
import { fillDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask } from './ask.ts'
import { mountSmallDisk } from './small-disk.ts'

const MB = 1024 * 1024
const FULL = 'Auf dem Datenträger ist kein Platz mehr.'

const disk = mountSmallDisk(96)

describe.skipIf(!disk)(
  'a disk that is full in the middle of a backup (where one may be mounted)',
  () => {
    let server: ServerProcess
    let token: string
    beforeAll(async () => {
      if (!disk) return
      await fillDataDir(disk.folder)
      const picture = `${randomBytes(16).toString('hex')}.webp`
      writeFileSync(join(disk.folder, 'uploads', 'original', picture), webp(8 * MB))
      server = await startServer(disk.folder)
      token = await server.token()
      await server.published()
      disk.fill(4 * MB)
    })
    afterAll(async () => {
      await server?.terminate()
      disk?.remove()
    })

    const makeBackup = () => ask(server, '/api/backups', { method: 'POST', token })
    const status = async () => (await ask(server, '/api/backups/status', { token })).json().data
    const list = async () => (await ask(server, '/api/backups', { token })).json().data
    const leftovers = () =>
      [join(server.dataDir, 'backups'), join(server.dataDir, 'uploads')]
        .flatMap((folder) => readdirSync(folder))
        .filter((name) => /^\.(?:part|incoming)-|\.zip$/.test(name))

    it('is what the answer and the status say, and leaves no half file', async () => {
      const reply = await makeBackup()
      expect([reply.status, reply.json().error]).toEqual([507, FULL])
      expect(await status()).toMatchObject({ newest: null, work: null, failure: { error: FULL } })
      expect(await list()).toEqual([])
      expect(leftovers()).toEqual([])
    })

    it('gives its room back at once: visitors read and the database is written', async () => {
      expect((await ask(server, '/')).status).toBe(200)
      expect((await ask(server, '/healthz')).status).toBe(200)
    })

    it('is forgotten with the next backup that succeeds', async () => {
      disk?.free()
      expect((await makeBackup()).status).toBe(201)
      expect((await status()).failure).toBeNull()
      expect(await list()).toHaveLength(1)
    })
  },
)
