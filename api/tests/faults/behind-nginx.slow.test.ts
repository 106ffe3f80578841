import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../base/data/db/database.ts'
import { LocalStorage } from '../../base/files/storage/local-storage.ts'
import { readConfig } from '../../config.ts'
import { buildNamed, SCRIPT } from '../../delivery/builds/builds.testing.ts'
import { StoredBuild } from '../../delivery/builds/stored-build.ts'
import { schema } from '../../entities.ts'
import { newDataDir } from '../demo-stock.ts'
import { fill } from '../large-stock.ts'
import { NGINX, type Nginx, startNginx } from '../nginx.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

const MACHINES = 1000

let server: ServerProcess
let nginx: Nginx

beforeAll(async () => {
  if (!NGINX) return
  const dataDir = await newDataDir()
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), schema)
  await fill(database, MACHINES)
  await database.close()
  server = await startServer(dataDir)
  nginx = await startNginx(server)
})
afterAll(async () => {
  await nginx?.stop()
  await server?.terminate()
})

it
  .skipIf(!NGINX)
  .each([
    '/api/products?limit=1000',
    '/api/products?limit=300&sort=price',
    '/api/categories',
    '/kategorie/all',
    '/kategorie/all?seite=2&sortierung=price_asc',
    '/alle-gabelstapler?seite=3',
    '/produkt/1000',
    '/sitemap.xml',
  ])('%s arrives through nginx from a stock of a thousand machines', async (path) => {
  const response = await fetch(nginx.url + path)
  const { length } = await response.text()
  expect([response.status, length > 0]).toEqual([200, true])
})

it.skipIf(!NGINX)(
  'a file of the build before arrives through nginx as one of this build',
  async () => {
    const { dataDir } = server
    const storage = new LocalStorage(dataDir)
    await new StoredBuild({ dataDir, storage }, buildNamed('before')).store(new Date())
    const page = await (await fetch(nginx.url)).text()
    const [own = ''] = /\/_astro\/[\w.-]+\.js/.exec(page) ?? []
    const ask = async (path: string) => {
      const response = await fetch(nginx.url + path)
      const { 'cache-control': caching, 'content-security-policy': policy } = Object.fromEntries(
        response.headers,
      )
      return { status: response.status, text: await response.text(), caching, policy }
    }
    const before = await ask('/_astro/before.js')
    expect(before).toMatchObject({ status: 200, text: SCRIPT })
    expect(await ask(own)).toEqual({ ...before, text: expect.any(String) })
    expect((await ask('/_astro/unknown.js')).status).toBe(404)
  },
)
