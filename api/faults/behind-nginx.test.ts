import { afterAll, beforeAll, expect, it } from 'vitest'
import { fill } from '../bench/catalogue.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { newDataDir } from '../testing/demo-stock.ts'
import { NGINX, type Nginx, startNginx } from '../testing/nginx.ts'
import { type ServerProcess, startServer } from '../testing/server-process.ts'

const MACHINES = 1000

let server: ServerProcess
let nginx: Nginx

beforeAll(async () => {
  if (!NGINX) return
  const dataDir = await newDataDir()
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
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
