import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import { webp } from '../../catalogue/images/images.testing.ts'
import { databaseFile } from '../../tests/faults/database-file.ts'
import { plausibleProduct } from '../../tests/test-app.ts'

const SERVER = fileURLToPath(new URL('../../tests/serve-test-app.ts', import.meta.url))
/** As `npm start` has it, so that the heap does not grow only because it may. */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4']
const MB = 1024 * 1024
const LARGE_PICTURES = 300
/** Each file of an archive takes some memory, too. */
const SMALL_PICTURES = 10_000
const PICTURES = LARGE_PICTURES + SMALL_PICTURES
const PRODUCTS = 20_000

/** A server in a process of its own. */
async function startServer() {
  const child = spawn(process.execPath, [...HEAP, SERVER], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ address, token, dataDir }] = await once(child, 'message')
  const ofProcess = (file: string) => `/proc/${child.pid}/${file}`
  const kilobytes = (name: string) =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(
        readFileSync(ofProcess('status'), 'utf8'),
      )?.[1],
    )
  return {
    dataDir: String(dataDir),
    async send<Data>(path: string, body: FormData | string = ''): Promise<Data> {
      const response = await fetch(`http://127.0.0.1:${address.port}/api/${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        },
        body,
      })
      const { data, error } = await response.json()
      if (!response.ok) throw new Error(error)
      return data
    },
    /** How many megabytes the process needed at most while that was done, beyond what it had before. */
    async growth(work: () => Promise<unknown>): Promise<number> {
      const before = kilobytes('VmRSS')
      // Linux forgets the peak so far.
      writeFileSync(ofProcess('clear_refs'), '5')
      await work()
      return (kilobytes('VmHWM') - before) / 1024
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe.skipIf(!existsSync('/proc/self/clear_refs'))(
  '10,300 pictures of 310 MB and 20,000 machines (where Linux says what a process needs)',
  () => {
    let server: Awaited<ReturnType<typeof startServer>>
    let large: Backup
    const restore = (fields: Record<string, string | Blob>) =>
      server.send<RestoreReport>('backups/restore', formOf(fields))

    beforeAll(async () => {
      server = await startServer()
      await server.send('products', JSON.stringify(plausibleProduct))
      // What is loaded and compiled once belongs to the server.
      await restore({ name: (await server.send<Backup>('backups')).name })
      await addPictures(join(server.dataDir, 'uploads', 'original'))
      addProducts(databaseFile(server.dataDir))
    })
    afterAll(() => server.stop())

    it('are backed up with no more than 64 MB beyond the server’s own', async () => {
      const growth = await server.growth(async () => {
        large = await server.send<Backup>('backups')
      })
      expect(large.counts).toMatchObject({ product: PRODUCTS + 1, pictures: PICTURES })
      expect(large.size).toBeGreaterThan(LARGE_PICTURES * MB)
      expect(growth).toBeLessThanOrEqual(64)
    })

    it('are received and checked with no more', async () => {
      const file = await openAsBlob(join(server.dataDir, 'backups', large.name))
      const growth = await server.growth(async () => {
        expect((await restore({ file })).after).toEqual(large.counts)
      })
      expect(growth).toBeLessThanOrEqual(64)
    })

    it('are restored with no more', async () => {
      const growth = await server.growth(async () => {
        const { after } = await restore({ name: large.name, mode: 'apply' })
        expect(after).toEqual(large.counts)
      })
      expect(growth).toBeLessThanOrEqual(64)
    })
  },
)

async function addPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let index = 0; index < PICTURES; index++)
    await writeFile(
      join(folder, `${randomBytes(16).toString('hex')}.webp`),
      webp(index < LARGE_PICTURES ? MB : 1024),
    )
}

/** Copies the one machine that is there, with a longer text. */
function addProducts(file: string): void {
  const database = new Sqlite(file)
  const columns = database
    .prepare<[], { name: string }>(`select name from pragma_table_info('product')`)
    .all()
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'description')
    .join(', ')
  const text = 'Geprüft nach UVV und sofort lieferbar. '.repeat(40)
  database
    .prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
      insert into product (${columns}, description) select ${columns}, ? from product, numbers`,
    )
    .run(PRODUCTS, text)
  database.close()
}
