import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import getPort from 'get-port'
import { newDataDir, type ServerProcess, startServer } from '../../api/testing/server-process.ts'
import { formatPrice } from '../../shared/format.ts'
import { expect, test } from './fixtures.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync)

let server: ServerProcess
let nginx: ChildProcess
let url: string

test.skip(!NGINX, 'nginx is not installed')

test.beforeAll(async () => {
  test.setTimeout(60_000)
  const dataDir = await newDataDir()
  server = await startServer(dataDir)
  const port = await getPort()
  url = `http://localhost:${port}`
  const example = await readFile('docs/deploy/nginx.conf', 'utf8')
  const site = example
    .replaceAll('/srv/gabelstapler/data', dataDir)
    .replaceAll('/srv/gabelstapler/dist', resolve('dist'))
    .replace('127.0.0.1:4321', `127.0.0.1:${server.port}`)
    .replace('listen 80;', `listen ${port};`)
    .replace('server_name www.example.de;', 'server_name localhost;')
  const config = join(dataDir, 'nginx.conf')
  // The user of the test owns the pages; as root nginx would hand its workers to another one.
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     daemon off; pid ${dataDir}/nginx.pid; error_log stderr warn;
     events {}
     http { access_log off; types { text/css css; text/javascript js; image/webp webp; font/woff2 woff2; } ${site} }`,
  )
  nginx = spawn(String(NGINX), ['-c', config, '-p', dataDir], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})

test.afterAll(async () => {
  const exit = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await exit
  await server.terminate()
})

const get = (path: string) => fetch(url + path)

test('nginx delivers published pages as files, compressed, and the application everything else', async () => {
  await expect.poll(async () => (await get('/produkt/1')).headers.has('Cache-Tag')).toBe(false)
  const page = await get('/produkt/1')
  expect(page.status).toBe(200)
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('Content-Encoding')).toBe('gzip')
  expect(page.headers.get('Cache-Control')).toBe('no-cache')
  expect(page.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  expect(await page.text()).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self'/,
  )

  expect((await get('/')).status).toBe(200)
  expect((await get('/produkt/999')).status).toBe(404)
  expect(
    (await get('/kategorie/diesel?sortierung=price_asc')).headers.get('X-Content-Type-Options'),
  ).toBe('nosniff')
  expect((await get('/admin/products')).status).toBe(200)
  expect((await get('/api/products')).status).toBe(200)
})

test('a change is live behind nginx when it is answered', async () => {
  const token = await server.token()
  for (const price of [61_000, 62_000, 63_000]) {
    const change = await fetch(`${url}/api/products/1`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ price }),
    })
    expect(change.status).toBe(200)
    for (const path of ['/produkt/1', '/kategorie/diesel', '/'])
      expect(await (await get(path)).text(), path).toContain(formatPrice(price))
  }
})

test('a visitor browses behind nginx without an error', async ({ page }) => {
  await page.goto(`${url}/produkt/1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${url}/alle-gabelstapler`)
  await expect(page.getByRole('article')).toHaveCount(6)
})
