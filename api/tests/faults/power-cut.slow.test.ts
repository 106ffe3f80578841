import { truncateSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { NGINX, type Nginx, startNginx } from '../nginx.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { readPrice, saveProduct } from './ask.ts'
import {
  expectPublished,
  newPublishedDataDir,
  PAGES_OF_MACHINE_1,
  PUBLISHED_PRICE,
} from './published-pages.ts'

let dataDir: string
let port: number
let nginx: Nginx
let server: ServerProcess

beforeEach(async () => {
  dataDir = await newPublishedDataDir()
  port = await getPort()
  if (!NGINX) return
  await start()
  nginx = await startNginx(server)
  await expectPublished(server, PUBLISHED_PRICE)
  await server.terminate()
})
afterEach(async () => {
  await server?.terminate()
  await nginx?.stop()
})

const start = async () => {
  server = await startServer(dataDir, { PORT: String(port) })
}

async function expectThroughNginx(price: number) {
  for (const path of PAGES_OF_MACHINE_1)
    for (const encoding of ['gzip', 'identity']) {
      const response = await fetch(nginx.url + path, { headers: { 'Accept-Encoding': encoding } })
      const page = await response.text()
      const shown = [page.includes(formatPrice(price)), /<\/html>\s*$/.test(page)]
      expect([response.status, ...shown], `${path}, ${encoding}`).toEqual([200, true, true])
    }
}

const page = (name: string) => join(dataDir, 'published', 'pages', `${name}.html`)

/** One page is empty, one is cut, one full of zeros, and one is empty only where it is compressed. */
async function losePages() {
  truncateSync(page('index'), 0)
  truncateSync(page('kategorie/diesel'), 5_000)
  const { byteLength } = await readFile(page('kategorie/all'))
  await writeFile(page('kategorie/all'), Buffer.alloc(byteLength))
  truncateSync(`${page('produkt/1')}.gz`, 0)
}

/** A version that was published before the last one: its name may be all that has reached the disk. */
async function bringBack(price: number) {
  const html = await readFile(page('produkt/1'), 'utf8')
  const earlier = html.replaceAll(formatPrice(PUBLISHED_PRICE), formatPrice(price))
  expect(earlier).toHaveLength(html.length)
  await writeFile(page('produkt/1'), earlier)
}

it.skipIf(!NGINX)(
  'of what a power cut has left, no page goes out to anybody that is empty, cut, zeros or of an earlier day',
  async () => {
    await losePages()
    await bringBack(49_000)
    await start()
    await expectThroughNginx(PUBLISHED_PRICE)
    await expectPublished(server, PUBLISHED_PRICE)
    await expectThroughNginx(PUBLISHED_PRICE)
  },
)

it.skipIf(!NGINX)(
  'a process that is killed in the middle of edits leaves nothing outdated to nginx',
  async () => {
    let answered = PUBLISHED_PRICE
    for (let round = 1; round <= 4; round++) {
      await start()
      await expectThroughNginx(Number(await readPrice(server)))
      const token = await server.token()
      answered = 60_000 + round * 100
      expect((await saveProduct(server, token, { price: answered })).status).toBe(200)
      await expectThroughNginx(answered)
      const underWay = saveProduct(server, token, { price: answered + 1 }).catch(() => null)
      // Each round somewhat later: before the change is stored, while its pages are made, or while they are put in place.
      const others = Array.from({ length: round }, () =>
        fetch(`${server.url}/healthz`).catch(() => null),
      )
      await Promise.all(others)
      await server.kill()
      await underWay
    }
    await start()
    const price = Number(await readPrice(server))
    expect([answered, answered + 1]).toContain(price)
    await expectThroughNginx(price)
    await expectPublished(server, price)
  },
)
