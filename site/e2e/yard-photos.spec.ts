import sharp from 'sharp'
import type { Product } from '../../shared/product/product.ts'
import { expect, test } from './fixtures.ts'
import { call, choosePhotos, isKept, PHONE, productOf, widthsOf } from './yard-phone.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

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

test('a photograph that is still being shrunk when its machine is created is not lost', {
  tag: '@nightly',
}, async ({ adminPage: page, server }) => {
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
