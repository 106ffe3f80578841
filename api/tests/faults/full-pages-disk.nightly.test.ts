import { symlinkSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const MEGABYTES = 8

/** The pages lie on a disk that can be full while the database still has room. */
const probe = mountSmallDisk(1)
probe?.remove()

let disk: SmallDisk | null
let server: ServerProcess
let token: string

beforeEach(async () => {
  const dataDir = await newPublishedDataDir()
  disk = mountSmallDisk(MEGABYTES)
  if (!disk) return
  const published = join(dataDir, 'published')
  const pages = join(disk.folder, 'published')
  await cp(published, pages, { recursive: true })
  await rm(published, { recursive: true })
  symlinkSync(pages, published)
  server = await startServer(dataDir)
  token = await server.token()
})
afterEach(async () => {
  await server?.terminate()
  disk?.remove()
})

it.skipIf(!probe)(
  'a save while the disk of the pages is full is answered and seen by everyone, and published when there is room',
  async () => {
    disk?.fill()
    for (const price of [52_000, 53_000]) {
      expect((await saveProduct(server, token, { price })).status).toBe(200)
      disk?.fill()
      for (const path of PAGES_OF_MACHINE_1)
        expect(deliveredFile(server, path) ?? formatPrice(price), path).toContain(
          formatPrice(price),
        )
      await expectPrice(server, PAGES_OF_MACHINE_1, price)
    }
    disk?.free()
    await expectPublished(server, 53_000)
  },
)

it.skipIf(!probe)('a page that cannot be stored is served all the same', async () => {
  await rm(join(server.dataDir, 'published', 'pages', 'produkt', '1.html'))
  disk?.fill()
  for (let visits = 0; visits < 3; visits++)
    await expectPrice(server, ['/produkt/1'], PUBLISHED_PRICE)
  disk?.free()
  await expectPublished(server, PUBLISHED_PRICE)
})

it.skipIf(!probe)('a server starts on a full disk, and shows what is', async () => {
  disk?.fill()
  expect((await saveProduct(server, token, { price: 54_000 })).status).toBe(200)
  await server.kill()
  disk?.fill()
  server = await startServer(server.dataDir)
  await expectPrice(server, PAGES_OF_MACHINE_1, 54_000)
  disk?.free()
  await expectPublished(server, 54_000)
})
