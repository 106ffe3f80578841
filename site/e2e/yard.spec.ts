import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import getPort from 'get-port'
import sharp from 'sharp'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import {
  emptyFolder,
  PASSWORD,
  type ServerProcess,
  startServer,
} from '../../api/tests/server-process.ts'
import type { Product } from '../../shared/product/product.ts'
import { expectAccessible } from './accessible.ts'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'
import { expect, test } from './fixtures.ts'

const PHONE = { width: 360, height: 740 }

/** A photograph that differs from all others, so that their order can be told by their widths. */
async function photo(width: number, height = 300): Promise<Buffer> {
  const picture = { create: { width, height, channels: 3, background: '#557' } } as const
  return sharp(picture).jpeg().toBuffer()
}

const photosOf = async (widths: number[]) =>
  Promise.all(
    widths.map(async (width) => ({
      name: `foto-${width}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(width),
    })),
  )

const choosePhotos = async (page: Page, widths: number[]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotos auswählen' }).click()
  await (await chooser).setFiles(await photosOf(widths))
}

async function call<Data>(server: ServerProcess, path: string): Promise<Data> {
  const token = await server.token()
  const headers = { Authorization: `Bearer ${token}` }
  return (await (await fetch(`${server.url}/api${path}`, { headers })).json()).data
}

const productOf = (server: ServerProcess, id: number) => call<Product>(server, `/products/${id}`)

/** How wide the pictures of a product are, in their order. */
async function widthsOf(
  server: ServerProcess,
  { images }: Product,
): Promise<(number | undefined)[]> {
  const widths = images.map(async (image) => {
    const bytes = await (await fetch(server.url + image)).arrayBuffer()
    return (await sharp(Buffer.from(bytes)).metadata()).width
  })
  return Promise.all(widths)
}

/** What a test has started and not ended, because it failed before. */
const started: ChildProcess[] = []
test.afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function startOwnServer(dataDir: string, env: Record<string, string> = {}) {
  const server = await startServer(dataDir, env)
  started.push(server.process)
  return server
}

/** A browser with a folder of its own, which can be ended as a phone ends one: from one moment to the next. */
async function startBrowser(folder: string) {
  const port = await getPort()
  const child: ChildProcess = spawn(await findChromium(), [
    ...CHROMIUM_ARGS,
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${folder}`,
    'about:blank',
  ])
  started.push(child)
  let browser: Browser | undefined
  await expect(async () => {
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  }).toPass()
  if (!browser) throw new Error('The browser did not start')
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window')
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  /** Ends it as somebody does who is done. */
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const session = await browser?.newBrowserCDPSession()
    await session?.send('Browser.close').catch(() => undefined)
    await ended
  }
  return { page, kill, close }
}

async function logIn(page: Page, server: ServerProcess, username = 'admin', password = PASSWORD) {
  await page.goto(`${server.url}/admin/hof`)
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hof' })).toBeVisible()
}

const isKept = (page: Page) =>
  page.evaluate(async () =>
    Boolean(await (await caches.open('gabelstapler.hof')).match('/admin/hof')),
  )

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a label leads to a card on which hours are saved with two presses', async ({
    adminPage: page,
    server,
  }) => {
    await page.goto('/admin/hof/2')
    const hours = page.getByLabel('Betriebsstunden')
    await hours.click()
    await page.keyboard.type('6.543')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gesichert')).toBeVisible()
    await expect.poll(async () => (await productOf(server, 2)).figures.hours).toBe(6543)
    await page.reload()
    await expect(hours).toHaveValue('6.543')
  })

  test('everything that can be pressed is large enough for gloves, and nothing is too wide', async ({
    adminPage: page,
  }) => {
    for (const path of ['/admin/hof', '/admin/hof/1', '/admin/hof/neu', '/admin/hof/inventur']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
      const targets = page
        .locator('main, header')
        .locator('button, a, input:visible, select, textarea')
      for (const target of await targets.all()) {
        const box = await target.boundingBox()
        if (!box || (await target.getAttribute('aria-hidden'))) continue
        expect(
          Math.round(box.height),
          `${path}: ${await target.innerText()}`,
        ).toBeGreaterThanOrEqual(48)
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(PHONE.width)
      await expectAccessible(page)
    }
  })

  test('a stocktake gets shorter with each machine that is seen, and is saved as a table', async ({
    adminPage: page,
    server,
  }) => {
    await page.goto('/admin/hof/inventur')
    await page.getByLabel('Standort').selectOption('Hamburg')
    const seen = page.getByRole('status').filter({ hasText: /von \d+ gesehen/ })
    const before = Number(/^\d+/.exec(await seen.innerText())?.[0])
    await page.getByRole('button', { name: 'GS-1001 gesehen' }).click()
    await expect(seen).toHaveText(new RegExp(`^${before + 1} von`))
    await expect(page.getByRole('button', { name: 'GS-1001 gesehen' })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Liste als Excel speichern' }).click()
    expect((await download).suggestedFilename()).toMatch(/^inventur-.*\.xlsx$/)
    const known = await call<{ id: number; seenBy: string | null }[]>(server, '/yard/products')
    expect(known.find(({ id }) => id === 1)?.seenBy).toBe('admin')
  })

  test('what somebody else has changed meanwhile is not written over, and can be', async ({
    adminPage: page,
    server,
    adminApi,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/)
    await page.goto('/admin/hof/3')
    const place = page.getByLabel('Standort')
    await expect(place).not.toHaveValue('')
    await adminApi.put('/api/products/3', { data: { location: 'Kiel' } })
    await place.fill('Bremen')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('link', { name: 'Zurück' }).click()
    await expect(page.getByText(/Standort ist jetzt „Kiel“/)).toBeVisible()
    expect((await productOf(server, 3)).location).toBe('Kiel')
    await page.getByRole('button', { name: 'Trotzdem übernehmen' }).click()
    await expect(page.getByText(/Standort ist jetzt/)).toHaveCount(0)
    await expect.poll(async () => (await productOf(server, 3)).location).toBe('Bremen')
  })

  test('a stock number that is taken is corrected without losing the photographs', async ({
    adminPage: page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/)
    await page.goto('/admin/hof/neu')
    await choosePhotos(page, [410, 420])
    await expect(page.getByText('2 Fotos auf diesem Telefon gesichert')).toBeVisible()
    await page.getByLabel('Marke').fill('Baoli')
    await page.getByRole('button', { name: 'Als Entwurf anlegen' }).click()
    await expect(page.getByText('Modell ist erforderlich')).toBeVisible()
    await page.getByLabel('Modell').fill('KBE 20')
    await page.getByLabel('Lagernummer').fill('GS-1001')
    await page.getByRole('button', { name: 'Als Entwurf anlegen' }).click()
    await expect(page.getByText(/ist bereits vergeben/)).toBeVisible()
    await page.getByRole('button', { name: 'Berichtigen' }).click()
    await page.getByLabel('Lagernummer').fill('HOF-1')
    await page.getByRole('button', { name: 'Als Entwurf anlegen' }).click()
    await expect(page.getByText('Wartet auf die Übertragung')).toHaveCount(0)
    await page.getByLabel('Nummer oder Name').fill('hof 1')
    await page.getByRole('link', { name: /HOF-1 · Baoli KBE 20/ }).click()
    await expect(page.getByRole('heading', { name: 'Fotos (2)' })).toBeVisible()
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    const product = await productOf(server, id)
    expect(product.status).toBe('inactive')
    expect(await widthsOf(server, product)).toEqual([410, 420])
  })
})

test('photographs arrive once each and in order, though every third answer is lost', async ({
  adminPage: page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  let requests = 0
  await page.route('**/api/yard/products**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    requests++
    if (requests % 3 !== 0) return route.continue()
    // The server has done it, and nobody learns of it.
    await route.fetch()
    await route.abort()
  })
  await page.goto('/admin/hof/neu')
  const widths = Array.from({ length: 9 }, (_, index) => 400 + index)
  await choosePhotos(page, widths)
  await page.getByLabel('Marke').fill('Heli')
  await page.getByLabel('Modell').fill('CPCD 35')
  await expect(page.getByText('9 Fotos auf diesem Telefon gesichert')).toBeVisible()
  await page.getByRole('button', { name: 'Als Entwurf anlegen' }).click()
  await expect(page.getByText('Wartet auf die Übertragung')).toBeVisible()
  await expect(page.getByText('Wartet auf die Übertragung')).toHaveCount(0, { timeout: 120_000 })
  const found = await call<Product[]>(server, '/products?search=CPCD')
  expect(found).toHaveLength(1)
  const [product] = found
  if (!product) throw new Error('The machine did not arrive')
  expect(await widthsOf(server, product)).toEqual(widths)
  expect(requests).toBeGreaterThan(10)
})

test('what was done without a server survives the end of the browser, and opens without a network', async () => {
  const dataDir = await newDataDir()
  const folder = emptyFolder()
  let server = await startOwnServer(dataDir)
  const env = { PORT: String(server.port) }
  let phone = await startBrowser(folder)
  await logIn(phone.page, server)
  await expect.poll(() => isKept(phone.page)).toBe(true)
  await phone.close()
  await server.kill()

  // Opened anew, with the server away.
  phone = await startBrowser(folder)
  await phone.page.goto(`${server.url}/admin/hof/4`)
  await phone.page.getByLabel('Interne Notiz').fill('Gabel verbogen')
  await phone.page.getByRole('button', { name: 'Speichern' }).click()
  await phone.page.getByRole('button', { name: 'Heute gesehen' }).click()
  await choosePhotos(phone.page, [500, 510, 520])
  await expect(phone.page.getByText('3 Fotos auf diesem Telefon gesichert')).toBeVisible()
  await phone.kill()

  phone = await startBrowser(folder)
  await phone.page.goto(`${server.url}/admin/hof/4`)
  await expect(phone.page.getByLabel('Interne Notiz')).toHaveValue('Gabel verbogen')
  await expect(phone.page.getByText(/3 Fotos und 2 Änderungen warten/)).toBeVisible()

  server = await startOwnServer(dataDir, env)
  await phone.page.getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(phone.page.getByText(/auf diesem Telefon, bis/)).toHaveCount(0)
  const before = await productOf(server, 4)
  await expect.poll(async () => (await productOf(server, 4)).note).toBe('Gabel verbogen')
  await expect
    .poll(async () => (await widthsOf(server, await productOf(server, 4))).slice(-3))
    .toEqual([500, 510, 520])
  expect(before.id).toBe(4)
  await phone.kill()
  await server.terminate()
})

test('a photograph of twelve megapixels is shrunk on the phone', async ({ adminPage: page }) => {
  const sizes: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/photos')) sizes.push(request.postDataBuffer()?.length ?? 0)
  })
  await page.goto('/admin/hof/5')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: 'grey', noise } as const
  const large = await sharp({ create }).jpeg({ quality: 95 }).toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotos auswählen' }).click()
  const file = { name: 'gross.jpg', mimeType: 'image/jpeg', buffer: large }
  await (await chooser).setFiles([file])
  await expect(page.getByText('1 Foto auf diesem Telefon gesichert')).toBeVisible()
  await expect.poll(() => sizes.length).toBe(1)
  expect(large.length).toBeGreaterThan(5_000_000)
  expect(sizes[0]).toBeLessThan(2_000_000)
})

test('after a log-out nothing is left but the locked queue, which another account neither sees nor sends', async ({
  page,
  server,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to load/)
  const colleague = { username: 'Hofkollege', email: 'hof@firma.example', role: 'stock' }
  const { data } = await (await adminApi.post('/api/users', { data: colleague })).json()
  const token = new URLSearchParams(new URL(data.link).hash.slice(1)).get('token')
  const password = 'gelber Kran am Hafen'
  await adminApi.post('/api/auth/set-password', { data: { token, password } })

  await logIn(page, server)
  await page.goto('/admin/hof/6')
  await page.route('**/api/yard/products/**', (route) => route.abort())
  await page.getByLabel('Interne Notiz').fill('Nur für den Verwalter')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/1 Änderung wartet auf diesem Telefon/)).toBeVisible()
  await page.getByRole('link', { name: 'Zurück' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()

  const left = await page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => key.startsWith('gabelstapler')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ keys: [], databases: ['gabelstapler.hof'] })

  await page.unroute('**/api/yard/products/**')
  await logIn(page, server, colleague.username, password)
  await expect(page.getByText(/wartet noch etwas von einem anderen Konto/)).toBeVisible()
  await expect(page.getByText('Nur für den Verwalter')).toHaveCount(0)
  expect((await productOf(server, 6)).note).toBe('')
  await page.getByRole('button', { name: 'Abmelden' }).click()

  await logIn(page, server)
  await expect.poll(async () => (await productOf(server, 6)).note).toBe('Nur für den Verwalter')
})

test('a new build is shown as soon as the server has it', async ({ adminPage: page, server }) => {
  await page.goto('/admin/hof')
  await expect.poll(() => isKept(page)).toBe(true)
  // What the phone has kept is made to look old.
  await page.evaluate(async () => {
    const cache = await caches.open('gabelstapler.hof')
    const headers = { 'Content-Type': 'text/html' }
    await cache.put('/admin/hof', new Response('<h1>Alte Fassung</h1>', { headers }))
  })
  await page.goto('/admin/hof')
  await expect(page.getByRole('heading', { level: 1, name: 'Hof' })).toBeVisible()
  await expect(page.getByText('Alte Fassung')).toHaveCount(0)
  expect(server.output()).not.toContain('Error')
})

test('the phone can put it on its home screen, where it starts in the yard', async ({
  request,
}) => {
  const manifest = await (await request.get('/admin/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({
    start_url: '/admin/hof',
    display: 'standalone',
    short_name: 'Hof',
  })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

/** Photographs as a phone takes them, of which the heights tell the numbers. */
async function writeLargePhotos(folder: string, count: number): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: 'grey', noise } as const
  const largest = await sharp({ create }).jpeg({ quality: 80 }).toBuffer()
  const paths: string[] = []
  for (let number = 0; number < count; number++) {
    const part = { left: 0, top: 0, width: 4000, height: 3000 - 10 * number }
    const path = join(folder, `foto-${number}.jpg`)
    await sharp(largest).extract(part).jpeg({ quality: 75 }).toFile(path)
    paths.push(path)
  }
  return paths
}

test('thirty photographs of twelve megapixels arrive once each and in order, through a slow network, a dead server and a killed browser @slow', async () => {
  test.setTimeout(600_000)
  const dataDir = await newDataDir()
  const [folder, photos] = [emptyFolder(), emptyFolder()]
  const files = await writeLargePhotos(photos, 30)

  let server = await startOwnServer(dataDir)
  const env = { PORT: String(server.port) }
  let phone = await startBrowser(folder)
  await logIn(phone.page, server)
  await phone.close()
  phone = await startBrowser(folder)
  await phone.page.goto(`${server.url}/admin/hof/neu`)
  const network = await phone.page.context().newCDPSession(phone.page)
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 300, downloadThroughput: 100_000, uploadThroughput: 100_000 },
  })
  // Playwright hands over 50 MB at once.
  for (let first = 0; first < files.length; first += 6) {
    const chooser = phone.page.waitForEvent('filechooser')
    await phone.page.getByRole('button', { name: 'Fotos auswählen' }).click()
    await (await chooser).setFiles(files.slice(first, first + 6))
  }
  const kept = phone.page.getByText('30 Fotos auf diesem Telefon gesichert', { exact: true })
  await expect(kept).toBeVisible({ timeout: 240_000 })
  await phone.page.getByLabel('Marke').fill('Hangcha')
  await phone.page.getByLabel('Modell').fill('A4W35')
  await phone.page.getByRole('button', { name: 'Als Entwurf anlegen' }).click()

  const arrived = async () => (await call<Product[]>(server, '/products?search=A4W35'))[0]
  await expect.poll(async () => (await arrived())?.images.length ?? 0).toBeGreaterThan(3)
  await server.kill()
  await phone.kill()
  server = await startOwnServer(dataDir, env)
  phone = await startBrowser(folder)
  await phone.page.goto(`${server.url}/admin/hof`)
  const most = { timeout: 240_000 }
  await expect.poll(async () => (await arrived())?.images.length ?? 0, most).toBe(30)
  await expect(phone.page.getByText('Wartet auf die Übertragung')).toHaveCount(0)
  const product = await arrived()
  if (!product) throw new Error('The machine did not arrive')
  const heights = product.images.map(async (image) => {
    const bytes = await (await fetch(server.url + image)).arrayBuffer()
    return (await sharp(Buffer.from(bytes)).metadata()).height
  })
  expect(await Promise.all(heights)).toEqual(files.map((_, number) => 1200 - 4 * number))
  await phone.kill()
  await server.terminate()
})
