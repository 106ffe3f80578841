import { securityHeaders } from '../../api/base/requests/http/security-headers.ts'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { NGINX, type Nginx, startNginx } from '../../api/tests/nginx.ts'
import { type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { formatPrice } from '../../shared/writing/format.ts'
import { expect, test } from './fixtures.ts'

let server: ServerProcess
let nginx: Nginx
let url: string

test.skip(!NGINX, 'nginx is not installed')

test.beforeAll(async () => {
  test.setTimeout(60_000)
  const env = { SITE_URL: 'https://www.example.de', TRUST_PROXY: 'true' }
  server = await startServer(await newDataDir(), env)
  nginx = await startNginx(server)
  url = nginx.url
})

test.afterAll(async () => {
  await nginx.stop()
  await server.terminate()
})

const NAMES = Object.keys(
  securityHeaders({ siteUrl: 'https://www.example.de', hstsIncludeSubdomains: false }),
)
const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })

async function save(token: string, price: number) {
  const { status } = await fetch(`${url}/api/products/1`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ price }),
  })
  expect(status).toBe(200)
}

test('nginx delivers published pages as files, compressed, and the application everything else', async () => {
  const policy = async () => (await get('/produkt/1')).headers.get('Content-Security-Policy')
  await expect.poll(policy).toBe("frame-ancestors 'none'")
  const page = await get('/produkt/1')
  expect(page.status).toBe(200)
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('Content-Encoding')).toBe('gzip')
  expect(page.headers.get('Cache-Control')).toBe('no-cache')
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

test('nginx gives an address the status that the application gives, however it is written', async () => {
  const status = async (base: string, path: string) =>
    (await fetch(base + path, { redirect: 'manual' })).status
  const long = 'lagerhalle/'.repeat(600)
  for (const path of ['/index', '/index.html', '/en/', '/produkt/1.html', '/uploads', `/${long}`])
    expect(await status(url, path), path.slice(0, 40)).toBe(await status(server.url, path))
})

test('nginx sends the headers that the application sends', async () => {
  const { image, asset } = filesOf(await (await get('/produkt/1')).text())
  for (const path of ['/produkt/1', '/', asset, image, '/api/products', '/admin', '/produkt/999']) {
    const [answers, direct] = await Promise.all([get(path), fetch(server.url + path)])
    expect(headersOf(answers), path).toEqual(headersOf(direct))
  }
})

/** An image and a font of a page. */
function filesOf(html: string): { image: string; asset: string } {
  const [image = ''] = /\/uploads\/large\/[\w-]+\.webp/.exec(html) ?? []
  const [asset = ''] = /\/_astro\/[\w.-]+\.woff2/.exec(html) ?? []
  return { image, asset }
}

/** The headers about security and caching. A page that nginx serves as a file contains its policy. */
function headersOf({ headers }: Response): Record<string, string | null> {
  const policy = headers.get('Content-Security-Policy')
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, headers.get(name)])),
    'Cache-Control': headers.get('Cache-Control'),
    policy: policy?.includes('script-src') ? "frame-ancestors 'none'" : policy,
  }
}

test('a change is live behind nginx when it is answered', { tag: '@everyday' }, async () => {
  const token = await server.token()
  for (const price of [61_000, 62_000, 63_000]) {
    await save(token, price)
    for (const path of ['/produkt/1', '/kategorie/diesel', '/'])
      expect(await (await get(path)).text(), path).toContain(formatPrice(price))
  }
})

for (const [encoding, tag] of [
  ['gzip', undefined],
  ['identity', '@nightly'],
] as const)
  test(`nginx says that a page is still the same (${encoding}) only if it is, also after two saves in a second`, {
    tag,
  }, async () => {
    const token = await server.token()
    const headers = { 'Accept-Encoding': encoding }
    // Pages of the same length, of which at least two are written within a second.
    for (let price = 71_000, seen = ''; price < 71_010; price++) {
      await save(token, price)
      const page = await get('/produkt/1', { ...headers, 'If-None-Match': seen })
      expect(page.status, `${price} €`).toBe(200)
      expect(page.headers.get('Vary')).toBe('Accept-Encoding')
      expect(page.headers.get('Last-Modified')).toBeNull()
      expect(await page.text()).toContain(formatPrice(price))
      seen = page.headers.get('ETag') ?? ''
      expect((await get('/produkt/1', { ...headers, 'If-None-Match': seen })).status).toBe(304)
    }
  })

test('a form that is sent without a script reaches the application', async () => {
  const answer = await fetch(`${url}/kontakt?produkt=1`, {
    method: 'POST',
    headers: { Origin: 'https://www.example.de' },
    body: new URLSearchParams({
      name: 'Erika Muster',
      email: 'erika@firma.example',
      message: 'Ist der Stapler noch zu haben?',
      privacy: 'on',
    }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toContain('/kontakt/gesendet')
})

test('a visitor browses behind nginx without an error, and sees its pictures', async ({ page }) => {
  await page.goto(url)
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    const width = () => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))
    await expect.poll(width, String(await picture.getAttribute('src'))).toBeGreaterThan(0)
  }
  await page.goto(`${url}/produkt/1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${url}/alle-gabelstapler`)
  await expect(page.getByRole('article').first()).toBeVisible()
})
