import { join } from 'node:path'
import sharp from 'sharp'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { emptyFolder } from '../../api/tests/server-process.ts'
import type { Product } from '../../shared/product/product.ts'
import { addColleague } from './colleague.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, intercept } from './intercept.ts'

import {
  call,
  choosePhotos,
  endStarted,
  isKept,
  logIn,
  logOut,
  productOf,
  startBrowser,
  startOwnServer,
  widthsOf,
} from './yard-phone.ts'

test.afterEach(endStarted)

test('photographs arrive once each and in order, though every third answer is lost @nightly', async ({
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

test('a full phone says so, and counts only the photographs that it has kept', {
  tag: '@nightly',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/hof/4')
  await expect(page.getByRole('button', { name: 'Heute gesehen' })).toBeVisible()
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Heute gesehen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Telefons ist voll' })).toBeVisible()
  await choosePhotos(page, [400, 401])
  await expect(page.getByText('0 Fotos auf diesem Telefon gesichert')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Telefons ist voll' })).toHaveCount(2)
})

test('what was done without a server survives the end of the browser, and opens without a network', {
  tag: '@nightly',
}, async () => {
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
  await expect.poll(async () => (await productOf(server, 4)).note).toBe('Gabel verbogen')
  await expect
    .poll(async () => (await widthsOf(server, await productOf(server, 4))).slice(-3))
    .toEqual([500, 510, 520])
  await phone.kill()
  await server.terminate()
})

test('what is done while the phone still reads what waits is shown and sent as well @nightly', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to load/)
  await logIn(page, server)
  const reconnect = await cutOff(page, '**/api/yard/products/**')
  // A slow phone.
  await page.addInitScript(() => {
    const { prototype } = IDBIndex
    const { getAll } = prototype
    prototype.getAll = function (...query) {
      const request = getAll.apply(this, query)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, listener: EventListener) =>
        listen(type, (event) =>
          setTimeout(() => {
            listener(event)
            document.documentElement.dataset.read = ''
          }, 3000),
        )
      return request
    }
  })
  await page.goto('/admin/hof/6')
  await page.getByRole('button', { name: 'Heute gesehen' }).click()
  await expect(page.locator('html[data-read]')).toBeAttached()
  await expect(page.getByText(/wartet auf diesem Telefon/)).toBeVisible()
  reconnect()
  await page.getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(page.getByText(/wartet auf diesem Telefon/)).toHaveCount(0)
})

test('what was sent stays shown, though the stock that was asked for meanwhile does not know of it @nightly', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to load/)
  await logIn(page, server)
  const reconnect = await cutOff(page, '**/api/yard/products/**')
  await page.goto('/admin/hof/12')
  await expect(page.getByText('Noch nie gesehen')).toBeVisible()
  await page.getByRole('button', { name: 'Heute gesehen' }).click()
  const waits = page.getByText(/wartet auf diesem Telefon/)
  await expect(waits).toBeVisible()

  const { promise: sent, resolve: endSending } = Promise.withResolvers<void>()
  const restore = await intercept(page, '**/api/yard/products', async (route) => {
    restore()
    const response = await route.fetch()
    reconnect()
    await sent
    // The page no longer waits for it.
    await route.fulfill({ response }).catch(() => undefined)
  })
  const sending = page.waitForResponse(/products\/12\/seen/)
  await page.reload()
  await sending
  await expect(waits).toHaveCount(0)
  endSending()
  await expect(page.getByText(/Zuletzt gesehen .* von admin/)).toBeVisible()
})

test('after a log-out nothing is left but the locked queue, which another account neither sees nor sends', async ({
  page,
  server,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to load/)
  const colleague = await addColleague(adminApi, 'Hofkollege', 'stock')

  await logIn(page, server)
  await page.goto('/admin/hof/6')
  const reconnect = await cutOff(page, '**/api/yard/products/**')
  await page.getByLabel('Interne Notiz').fill('Nur für den Verwalter')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/1 Änderung wartet auf diesem Telefon/)).toBeVisible()
  await page.getByRole('link', { name: 'Zurück' }).click()
  await logOut(page)

  const left = await page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => key.startsWith('gabelstapler')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ keys: [], databases: ['gabelstapler.hof'] })

  reconnect()
  await logIn(page, server, colleague.username, colleague.password)
  await expect(page.getByText(/wartet noch etwas von einem anderen Konto/)).toBeVisible()
  await expect(page.getByText('Nur für den Verwalter')).toHaveCount(0)
  expect((await productOf(server, 6)).note).toBe('')
  await logOut(page)

  await logIn(page, server)
  await expect.poll(async () => (await productOf(server, 6)).note).toBe('Nur für den Verwalter')
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

test('thirty photographs of twelve megapixels arrive once each and in order, through a slow network, a dead server and a killed browser @nightly', async () => {
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
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
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
