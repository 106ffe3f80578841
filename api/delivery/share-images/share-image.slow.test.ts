import { readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import {
  SHARE_IMAGE,
  shareFacts,
  shareImageAlt,
  shareImagePath,
} from '../../../shared/dealer/share-image.ts'
import type { Product } from '../../../shared/product/product.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { HOUR } from '../../../shared/time/time.ts'
import { blank, upload } from '../../catalogue/images/images.testing.ts'
import { cleanUpDrawnFiles } from '../../operation/housekeeping/outdated-drawings.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const ask = (path: string) => test.app.request(path)
const files = () => readdir(test.shareImages.files.folder).catch(() => [])

async function change(product: Product, body: Record<string, unknown>): Promise<Product> {
  const path = `/api/products/${product.id}`
  return (await test.call<Product>('PUT', path, { token: test.token, body })).data
}

async function pixels(product: Product) {
  const response = await ask(await shareImagePath(product, demoDealer))
  expect(response.status).toBe(200)
  const picture = sharp(await response.arrayBuffer())
  return picture.raw().toBuffer({ resolveWithObject: true })
}

/** Mean colour of what stands where the photo is. */
async function colourOfPhoto(product: Product) {
  const { data, info } = await pixels(product)
  const area = { left: 700, top: 150, width: 300, height: 200 }
  return [...(await sharp(data, { raw: info }).extract(area).resize(1, 1).raw().toBuffer())]
}

describe("a machine's picture for link previews", () => {
  it('is a JPEG of the size that its page names, for every cache to keep', async () => {
    const response = await ask(await shareImagePath(await test.addProduct(), demoDealer))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
    expect({ width, height, format }).toEqual({ ...SHARE_IMAGE, format: 'jpeg' })
  })

  it('shows the first picture that is our own, and a drawing where there is none', async () => {
    const bytes = await blank(400, 300).jpeg().toBuffer()
    const { data } = await upload(test, [['blau.jpg', bytes]])
    const images = ['https://fremd.example/a.jpg', data.uploaded[0]?.urls.large]
    const [red = 0, , blue = 0] = await colourOfPhoto(await test.addProduct({ images }))
    expect(red).toBeLessThan(10)
    expect(blue).toBeGreaterThan(245)

    const drawn = await colourOfPhoto(await test.addProduct({ images: images.slice(0, 1) }))
    const gone = await test.addProduct({ images: ['/uploads/large/nicht-mehr-da.webp'] })
    expect(await colourOfPhoto(gone)).toEqual(drawn)
  })

  it('has another address when it shows something else, and answers under no old one', async () => {
    const product = await test.addProduct({ title: 'Linde H25', price: 20_000 })
    const before = await shareImagePath(product, demoDealer)
    const changed = await change(product, { description: 'Neu bereift' })
    expect(await shareImagePath(changed, demoDealer)).toBe(before)
    const addresses = new Set([before])
    for (const body of [{ price: 19_900 }, { title: 'Linde H25T' }, { status: 'sold' }])
      addresses.add(await shareImagePath(await change(product, body), demoDealer))
    expect(addresses.size).toBe(4)
    const answers = await Promise.all([...addresses].map(ask))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200])
  })

  it('says that a machine is sold', async () => {
    const product = await test.addProduct()
    const available = await pixels(product)
    const sold = await pixels(await change(product, { status: 'sold' }))
    expect(sold.data.equals(available.data)).toBe(false)
  })

  it('shows no price and no tax where the price is on request', async () => {
    const product = await test.addProduct({ title: 'Linde H25', price: 0 })
    expect(shareFacts(product, demoDealer)).toMatchObject({
      headline: 'Preis auf Anfrage',
      note: null,
    })
    expect(shareImageAlt(product, demoDealer)).toBe('Linde H25: Preis auf Anfrage')
    expect((await ask(await shareImagePath(product, demoDealer))).status).toBe(200)
  })

  it('bears the logo and the colour of the dealer, from the answer to the change on', async () => {
    const product = await test.addProduct()
    const dealer = async () => (await test.get<Dealer>('/api/dealer')).data
    const pathOf = async () => shareImagePath(product, await dealer())
    const colourAt = async (left: number, top: number) => {
      const picture = sharp(await (await ask(await pathOf())).arrayBuffer())
      const area = { left, top, width: 4, height: 4 }
      return [...(await picture.extract(area).resize(1, 1).raw().toBuffer())]
    }
    const MARK = [50, 60] as const
    const before = await pathOf()
    expect((await colourAt(...MARK))[1]).toBeGreaterThan(150)

    await test.call('PUT', '/api/settings', {
      token: test.token,
      body: { accentColour: '#e30613' },
    })
    const recoloured = await pathOf()
    const [red = 0, green = 255] = await colourAt(...MARK)
    expect([red > 150, green < 80]).toEqual([true, true])

    const body = new FormData()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 3000"><rect width="9000" height="3000" fill="#00f"/></svg>'
    body.set('logo', new File([svg], 'logo.svg'))
    const headers = { Authorization: `Bearer ${test.token}` }
    await test.app.request('/api/settings/logo', { method: 'PUT', body, headers })
    const [, , blue = 0] = await colourAt(120, 72)
    expect(blue).toBeGreaterThan(240)
    expect(await colourAt(55, 72)).toEqual([255, 255, 255])
    for (const outdated of [before, recoloured]) expect((await ask(outdated)).status).toBe(404)
  })

  it('is drawn once, however many ask for it at the same time and later', async () => {
    const product = await test.addProduct()
    const asked = Array.from({ length: 20 }, () => test.shareImages.read(product, demoDealer, null))
    expect(new Set(await Promise.all(asked)).size).toBe(1)
    const [name = '', ...others] = await files()
    expect(others).toEqual([])
    const { mtimeMs } = await stat(join(test.shareImages.files.folder, name))
    expect((await ask(await shareImagePath(product, demoDealer))).status).toBe(200)
    expect((await stat(join(test.shareImages.files.folder, name))).mtimeMs).toBe(mtimeMs)
  })

  it('is drawn again where a power cut has left it empty', async () => {
    const product = await test.addProduct()
    const whole = await test.shareImages.read(product, demoDealer, null)
    const [name = ''] = await files()
    await truncate(join(test.shareImages.files.folder, name))
    expect(await test.shareImages.read(product, demoDealer, null)).toEqual(whole)
  })

  it('costs a save nothing: it is drawn when it is first asked for', async () => {
    await change(await test.addProduct(), { price: 1 })
    expect(await files()).toEqual([])
  })

  it('does not exist for unknown machines, inactive ones and wrong versions', async () => {
    const hidden = await test.addProduct({ status: 'inactive' })
    const shown = await test.addProduct()
    const version = '0123456789abcdef'
    const wrong = [
      await shareImagePath(hidden, demoDealer),
      paths.shareImage(shown.id, version),
      paths.shareImage(shown.id + 1, version),
      paths.shareImage(0, version),
      paths.shareImage(99_999_999_999, version),
      (await shareImagePath(shown, demoDealer)).replace('.jpg', '.png'),
      '/vorschaubild/..%2f..%2fdatabase.sqlite',
      '/vorschaubild/',
    ]
    for (const path of wrong) expect((await ask(path)).status, path).toBe(404)
    expect(await files()).toEqual([])
  })

  it('copes with whatever a dealer types', async () => {
    const product = await test.addProduct({
      title: `${'Donaudampfschifffahrtsstapler'.repeat(3)} <svg onload="x"> & Жук 🚜`,
      location: 'Villingen-Schwenningen am Neckar, Halle 7, hinten links',
      price: 100_000_000,
      specifications: { Tragkraft: '52.000 kg bei 1.200 mm Lastschwerpunkt' },
    })
    expect((await ask(await shareImagePath(product, demoDealer))).status).toBe(200)
  })
})

describe('the clean-up of pictures for link previews', () => {
  const cleanUp = () => cleanUpDrawnFiles(test.shareImages, test.database.db)

  it('deletes those of machines that are gone or look different now, and no other', async () => {
    const kept = await test.addProduct()
    const changed = await test.addProduct()
    const deleted = await test.addProduct()
    for (const product of [kept, changed, deleted])
      await ask(await shareImagePath(product, demoDealer))
    expect(await files()).toHaveLength(3)
    await change(changed, { price: 5 })
    await test.call('DELETE', `/api/products/${deleted.id}`, { token: test.token })
    await cleanUp()
    expect(await files()).toEqual([(await shareImagePath(kept, demoDealer)).split('/').at(-1)])
  })

  it('deletes what a killed server left half-written, and nothing under way', async () => {
    await ask(await shareImagePath(await test.addProduct(), demoDealer))
    await writeFile(join(test.shareImages.files.folder, '1-abc.jpg.99.part'), 'x')
    await test.shareImages.files.removeUnfinished(new Date())
    expect(await files()).toHaveLength(2)
    await test.shareImages.files.removeUnfinished(new Date(Date.now() + 2 * HOUR))
    expect(await files()).toHaveLength(1)
  })
})
