import sharp from 'sharp'
import type { Product } from '../../shared/product/product.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'

import { call, choosePhotos, isKept, PHONE, productOf, widthsOf } from './yard-phone.ts'

/** No browser for Linux has a reader. This one reads `window.seen` once the picture of its camera runs. */
function lookThroughCamera() {
  const picture = document.createElement('canvas')
  const paint = () => {
    picture.getContext('2d')?.fillRect(0, 0, 1, 1)
    requestAnimationFrame(paint)
  }
  paint()
  navigator.mediaDevices.getUserMedia = async () => picture.captureStream()
  class Reader {
    static getSupportedFormats = async () => ['qr_code']
    detect = async ({ videoWidth }: HTMLVideoElement) =>
      videoWidth > 0 && 'seen' in window ? [{ rawValue: window.seen }] : []
  }
  Object.assign(window, { BarcodeDetector: Reader })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a label leads to a card on which hours are saved with two presses', {
    tag: '@everyday',
  }, async ({ adminPage: page, server }) => {
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

  test('what is typed on a card and not saved is asked about before it is left', async ({
    adminPage: page,
  }) => {
    await page.goto('/admin/hof/3')
    await page.getByLabel('Interne Notiz').fill('Ladegerät fehlt')
    await page.getByRole('link', { name: 'Zurück' }).click()
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(page.getByLabel('Interne Notiz')).toHaveValue('Ladegerät fehlt')
    await page.getByLabel('Betriebsstunden').fill('viele')
    await page.getByRole('link', { name: 'Zurück' }).click()
    await question.getByRole('button', { name: 'Verwerfen', exact: true }).click()
    await expect(page).toHaveURL('/admin/hof')
  })

  test('a connection that is back is noticed without a reload, and a label is read with the camera where the browser can', async ({
    adminPage: page,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    const stock = '**/api/yard/products'
    const offline = page.getByText(/^Keine Verbindung/)
    await page.goto('/admin/hof')
    await expect(page.getByText(/liest auch die Kamera-App/)).toBeVisible()
    await page.getByLabel('Nummer oder Name').fill('GS-1001')
    await expect(page.getByRole('link', { name: /GS-1001/ })).toBeVisible()
    const reconnect = await cutOff(page, stock)
    await page.reload()
    await expect(offline).toBeVisible()
    reconnect()
    await expect(offline).toHaveCount(0)

    await page.addInitScript(lookThroughCamera)
    await page.reload()
    await page.evaluate((seen) => Object.assign(window, { seen }), `${baseURL}/admin/hof/2`)
    await page.getByRole('button', { name: 'Etikett scannen' }).click()
    await expect(page).toHaveURL('/admin/hof/2')
    await expect(page.getByLabel('Betriebsstunden')).toBeVisible()
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
      const small = await targets.evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0 && !one.getAttribute('aria-hidden'))
          .filter((one) => Math.round(one.getBoundingClientRect().height) < 48)
          .map((one) => one.outerHTML),
      )
      expect(small, path).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(PHONE.width)
      await expectAccessible(page)
    }
  })

  test('a stocktake marks the machine that is pressed, and no other however often the finger comes down', async ({
    adminPage: page,
    server,
  }) => {
    await page.goto('/admin/hof/inventur')
    await page.getByLabel('Standort').selectOption('Hamburg')
    const seen = page.getByRole('status').filter({ hasText: /von \d+ gesehen/ })
    const before = Number(/^\d+/.exec(await seen.innerText())?.[0])
    const button = page.getByRole('button', { name: 'GS-1001 gesehen' })
    await button.evaluate((shown) => shown.scrollIntoView({ block: 'center' }))
    const place = await button.boundingBox()
    if (!place) throw new Error('There is no button')
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    for (let time = 0; time < 3; time++) await page.touchscreen.tap(x, y)
    await expect(page.getByRole('button', { name: 'GS-1001 ist gesehen' })).toBeVisible()
    await expect(page.getByText(/noch auf diesem Telefon/)).toHaveCount(0)
    await page.touchscreen.tap(x, y)
    await expect(seen).toHaveText(new RegExp(`^${before + 1} von`))
    await expect(page.getByRole('heading', { name: `Gesehen (${before + 1})` })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Liste als Excel speichern' }).click()
    expect((await download).suggestedFilename()).toMatch(/^inventur-.*\.xlsx$/)
    const known = await call<{ id: number; seenBy: string | null }[]>(server, '/yard/products')
    expect(known.filter(({ seenBy }) => seenBy === 'admin').map(({ id }) => id)).toEqual([1])
  })

  test('what was marked by mistake is taken back, without a network too, and arrives in order', async ({
    adminPage: page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    const seenBy = async (number: string) => {
      const all = await call<{ stockNumber: string; seenBy: string | null }[]>(
        server,
        '/yard/products',
      )
      return all.find(({ stockNumber }) => stockNumber === number)?.seenBy
    }
    await page.goto('/admin/hof/inventur')
    const search = page.getByLabel('Nummer oder Name')
    await search.fill('gs 1003')
    const sent: string[] = []
    page.on('requestfinished', (request) => {
      const [, work] = /\/yard\/products\/\d+\/(\w+)$/.exec(request.url()) ?? []
      if (work) sent.push(work)
    })
    const reconnect = await cutOff(page, '**/api/yard/products/*/*')
    await page.getByRole('button', { name: 'GS-1003 gesehen' }).click()
    await page.getByRole('button', { name: 'Doch nicht', exact: true }).click()
    await expect(page.getByText('2 Änderungen noch auf diesem Telefon')).toBeVisible()
    await page.getByRole('button', { name: 'GS-1003 gesehen' }).click()
    await expect(page.getByRole('button', { name: 'GS-1003 ist gesehen' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('3 Änderungen noch auf diesem Telefon')).toBeVisible()
    reconnect()
    await expect(page.getByText(/noch auf diesem Telefon/)).toHaveCount(0)
    expect(sent).toEqual(['seen', 'unseen', 'seen'])
    expect(await seenBy('GS-1003')).toBe('admin')
    await page.getByRole('button', { name: 'GS-1003 doch nicht gesehen' }).click()
    const row = page.getByRole('button', { name: 'GS-1003 zählt als nicht gesehen' })
    await expect(row).toHaveText('Offen')
    await expect.poll(() => seenBy('GS-1003')).toBeNull()
  })

  test('a stocktake reads one label after the other, and says what is not in stock', async ({
    adminPage: page,
    baseURL,
  }) => {
    await page.addInitScript(lookThroughCamera)
    await page.goto('/admin/hof/inventur')
    await page.getByRole('button', { name: 'Etiketten scannen' }).click()
    const said = page
      .getByRole('status')
      .filter({ hasText: /gesehen$|Nicht im Bestand/ })
      .last()
    const show = (code: string) => page.evaluate((seen) => Object.assign(window, { seen }), code)
    await show(`${baseURL}/admin/hof/5`)
    await expect(page.getByText(/^GS-1005 · .* gesehen$/)).toBeVisible()
    await show(`${baseURL}/admin/hof/99999`)
    await expect(said).toHaveText('Nicht im Bestand: Nr. 99999')
    await show('gs1005')
    await expect(said).toHaveText(/^GS-1005 · .* ist schon gesehen$/)
    await expect(page.getByLabel('Bild der Kamera')).toBeVisible()
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

  test('photographs of a new machine are seen, thrown away and put first before they are sent, without a network too', async ({
    adminPage: page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.goto('/admin/hof/neu')
    await expect.poll(() => isKept(page)).toBe(true)
    await page.context().setOffline(true)
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const cutOut = { create: { width: 420, height: 300, channels: 4, background: clear } } as const
    const whole = await sharp({
      create: { width: 430, height: 300, channels: 3, background: '#557' },
    })
      .jpeg()
      .toBuffer()
    await choosePhotos(page, [
      400,
      410,
      { name: 'a.png', mimeType: 'image/png', buffer: await sharp(cutOut).png().toBuffer() },
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, -2) },
    ])
    await page.getByLabel('Marke').fill('Noblelift')
    await page.getByLabel('Modell').fill('PT 20')
    const category = page.getByLabel('Kategorie')
    await category.selectOption('Dieselstapler')
    const photos = page.getByRole('list', { name: 'Aufgenommene Fotos' }).getByRole('img')
    await expect(photos).toHaveCount(4)
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Foto 2 löschen' }).click()
    await expect(photos).toHaveCount(3)
    const star = page.getByRole('button', { name: 'Foto 2 als Hauptbild' })
    await star.click()
    await expect(page.getByText('3 Fotos auf diesem Telefon gesichert')).toBeVisible()

    await page.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(category.locator('option:checked')).toHaveText('Dieselstapler')
    await expect(photos).toHaveCount(3)
    const shown = () =>
      photos.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
    await expect.poll(shown).toEqual([400, 420, 430])
    await page.getByRole('button', { name: 'Als Entwurf anlegen' }).click()
    await expect(page.getByText('Wartet auf die Übertragung')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Wartet auf die Übertragung')).toHaveCount(0)
    const said = page.getByRole('status').filter({ hasText: 'Noblelift PT 20' })
    await expect(said).toContainText('als Entwurf (Inaktiv) angelegt, 3 Fotos übertragen')
    await said.getByRole('link', { name: 'Maschine öffnen: Noblelift PT 20' }).click()
    await expect(page.getByRole('heading', { name: 'Fotos (3)' })).toBeVisible()
    const [product] = await call<Product[]>(server, '/products?search=Noblelift')
    if (!product) throw new Error('The machine did not arrive')
    expect(await widthsOf(server, product)).toEqual([420, 400, 430])
    const [first] = product.images
    const bytes = await (await fetch(server.url + first)).arrayBuffer()
    const { channels } = await sharp(Buffer.from(bytes)).stats()
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250)
  })

  test('a photograph that the server does not take is shown beside its reason, and taken anew', async ({
    adminPage: page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    await page.goto('/admin/hof/8')
    const before = await widthsOf(server, await productOf(server, 8))
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 440, height: 330, channels: 3, background: 'grey', noise } as const
    const whole = await sharp({ create }).jpeg().toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await choosePhotos(page, [400, { name: 'halb.jpg', mimeType: 'image/jpeg', buffer: half }])
    const refused = page.getByRole('alert').filter({ hasText: 'Bild ist beschädigt' })
    await expect(refused).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Fotos \(\d+\)$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Zurück' }).click()
    const width = (image: Element) => (image as HTMLImageElement).naturalWidth
    await expect.poll(() => refused.getByRole('img', { name: 'Foto' }).evaluate(width)).toBe(440)
    const chooser = page.waitForEvent('filechooser')
    await refused.getByRole('button', { name: 'Foto ersetzen' }).click()
    await (await chooser).setFiles({ name: 'neu.jpg', mimeType: 'image/jpeg', buffer: whole })
    await expect(refused).toHaveCount(0)
    const now = async () => widthsOf(server, await productOf(server, 8))
    await expect.poll(now).toEqual([...before, 400, 440])
  })

  test('a photograph that was sent is called sent, and nothing that does not wait is said to', async ({
    adminPage: page,
    server,
  }) => {
    await page.goto('/admin/hof/9')
    const before = (await productOf(server, 9)).images.length
    await choosePhotos(page, [400])
    await expect(page.getByText('1 Foto übertragen', { exact: true })).toBeVisible()
    await expect(page.getByText(/auf diesem Telefon gesichert/)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: `Fotos (${before + 1})` })).toBeVisible()
    await page.getByRole('button', { name: 'Heute gesehen' }).click()
    await expect(page.getByText(/Fotos? (?:übertragen|auf diesem Telefon)/)).toHaveCount(0)
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
    const refusal = page.getByText('Die Lagernummer „GS-1001“ hat bereits „')
    await expect(refusal).toBeVisible()
    await page.getByRole('button', { name: 'Berichtigen' }).click()
    await page.getByLabel('Lagernummer').fill('HOF-1')
    await page.getByLabel('Betriebsstunden').fill('4.210')
    await page.getByLabel('Standort').fill('Bremen')
    await page.getByLabel('Interne Notiz').fill('Gabel verbogen')
    // With gloves a press is easily two.
    await page.getByRole('button', { name: 'Als Entwurf anlegen' }).dblclick()
    await expect(page.getByText('Wartet auf die Übertragung')).toHaveCount(0)
    await page.getByLabel('Nummer oder Name').fill('hof 1')
    await page.getByRole('link', { name: /^HOF-1 · Baoli KBE 20/ }).click()
    await expect(page.getByRole('heading', { name: 'Fotos (2)' })).toBeVisible()
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    const product = await productOf(server, id)
    expect(product).toMatchObject({
      status: 'inactive',
      location: 'Bremen',
      figures: { hours: 4210 },
      note: expect.stringMatching(/\nGabel verbogen$/),
    })
    expect(await widthsOf(server, product)).toEqual([410, 420])
    expect(await call<Product[]>(server, '/products?search=KBE%2020')).toHaveLength(1)
  })
})

test('a photograph that is still being shrunk when its machine is created is not lost', async ({
  adminPage: page,
  server,
}) => {
  await page.goto('/admin/hof/neu')
  await page.getByLabel('Marke').fill('Tailift')
  await page.getByLabel('Modell').fill('FD 25')
  await page.evaluate(() => {
    const read = window.createImageBitmap
    const isLet = new Promise((resolve) => window.addEventListener('weiter', resolve))
    window.createImageBitmap = async (image: ImageBitmapSource) => {
      await isLet
      return read(image)
    }
  })
  await choosePhotos(page, [400])
  await expect(page.getByText('0 von 1 Fotos gesichert')).toBeVisible()
  await page.getByRole('button', { name: 'Als Entwurf anlegen' }).click()
  const arrived = async () => (await call<Product[]>(server, '/products?search=Tailift'))[0]
  await expect.poll(arrived).toMatchObject({ images: [] })
  await expect(page.getByText('Wartet auf die Übertragung')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('weiter')))
  await expect.poll(async () => (await arrived())?.images.length).toBe(1)
  await expect(page.getByText('Wartet auf die Übertragung')).toHaveCount(0)
})

test('a photograph of twelve megapixels is shrunk on the phone', { tag: '@nightly' }, async ({
  adminPage: page,
}) => {
  const sizes: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/photos')) sizes.push(request.postDataBuffer()?.length ?? 0)
  })
  await page.goto('/admin/hof/5')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: 'grey', noise } as const
  const large = await sharp({ create }).jpeg({ quality: 95 }).toBuffer()
  await choosePhotos(page, [{ name: 'gross.jpg', mimeType: 'image/jpeg', buffer: large }])
  await expect(page.getByText('1 Foto übertragen')).toBeVisible()
  await expect.poll(() => sizes.length).toBe(1)
  expect(large.length).toBeGreaterThan(5_000_000)
  expect(sizes[0]).toBeLessThan(2_000_000)
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
