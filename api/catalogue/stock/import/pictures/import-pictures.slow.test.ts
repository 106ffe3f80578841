import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { Product } from '../../../../../shared/product/product.ts'
import { orMissing } from '../../../../base/files/storage/missing.ts'
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts'
import { csv, NEW_HEADER, newRow, sendImport } from '../send-import.testing.ts'

const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'orange' } })
  .jpeg()
  .toBuffer()

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const HEADER = [...NEW_HEADER, 'Bilder']
const table = (...images: string[]) =>
  csv(HEADER, ...images.map((names, at) => [...newRow(`L-${at}`), names]))

async function zip(files: Record<string, string | Buffer>): Promise<Buffer<ArrayBuffer>> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  const chunks: Buffer[] = []
  for await (const chunk of archive.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const send = (content: string | Buffer<ArrayBuffer>, fields: Record<string, string> = {}) =>
  sendImport(test, content, {
    name: typeof content === 'string' ? 'bestand.csv' : 'bestand.zip',
    fields,
  })
const imagesOf = async () => {
  const { data } = await test.get<Product[]>('/api/products?limit=50', test.token)
  return data.flatMap(({ images }) => images)
}
const stored = async () => (await orMissing(readdir(`${test.images.folder}/large`))) ?? []

describe('pictures beside a table in a ZIP', () => {
  it('are stored with the machines that name them', async () => {
    const content = await zip({
      'bestand.csv': table('vorn.jpg bilder/hinten.jpg'),
      'vorn.jpg': photo,
      'bilder/hinten.jpg': photo,
    })
    const checked = await send(content)
    expect(checked.data).toMatchObject({ created: 1, failed: 0, pictures: 2 })
    expect(checked.data.changes[0]?.fields.images).toEqual([
      null,
      ['vorn.jpg', 'bilder/hinten.jpg'],
    ])
    expect(await stored()).toEqual([])
    const { status } = await send(content, { mode: 'apply' })
    expect(status).toBe(200)
    const images = await imagesOf()
    expect(images).toHaveLength(2)
    for (const image of images) expect((await test.app.request(image)).status).toBe(200)
  })

  it('are found in any letter case and form, and fail alone where they are missing', async () => {
    const content = await zip({
      'bestand.csv': table('Bilder\\VORFÜHRGERÄT.jpg', 'fehlt.jpg'),
      ['bilder/Vorführgerät.JPG'.normalize('NFD')]: photo,
    })
    const { data } = await send(content)
    expect(data).toMatchObject({ created: 2, failed: 0, errors: [], pictures: 1 })
    const message = '„fehlt.jpg“ fehlt in der ZIP-Datei'
    expect(data.failedPictures).toEqual([
      { row: 3, id: null, title: 'Still RX 20', pictures: [{ value: 'fehlt.jpg', message }] },
    ])
    const alone = await send(table('fehlt.jpg', 'kein Bild'))
    expect(alone.data).toMatchObject({ created: 2, failed: 0 })
    expect(alone.data.failedPictures).toMatchObject([
      { row: 2, pictures: [{ message: expect.stringContaining('zusammen in eine ZIP-Datei') }] },
      { row: 3, pictures: [{ value: 'kein Bild', message: expect.stringContaining('/uploads/') }] },
    ])
  })

  it('fail alone when they are none, too large or of a format that is not read, which is named', async () => {
    const gif = await sharp(photo).gif().toBuffer()
    const content = await zip({
      'bestand.csv': table(
        'vorn.jpg kaputt.jpg',
        'schwer.jpg',
        'a.avif b.HEIC c.gif d.tif',
        'gif.jpg',
      ),
      'vorn.jpg': photo,
      'kaputt.jpg': 'kein Bild',
      'schwer.jpg': Buffer.alloc(6_000_000),
      'a.avif': 'x',
      'bilder/b.heic': 'x',
      'c.gif': 'x',
      'd.tif': 'x',
      'gif.jpg': gif,
      'übrig.avif': 'x',
    })
    const { status, data } = await send(content, { mode: 'apply' })
    expect([status, data.created, data.failed]).toEqual([200, 4, 0])
    expect(data.unusedPictures).toEqual(['übrig.avif'])
    expect(await imagesOf()).toHaveLength(1)
    const said = data.failedPictures.map(({ row, pictures }) => [
      row,
      ...pictures.map(({ message }) => message),
    ])
    expect(said).toEqual([
      [2, 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
      [3, '„schwer.jpg“: Bild ist größer als 5 MB'],
      [
        4,
        expect.stringMatching(/^„a.avif“: AVIF lässt sich hier nicht lesen/),
        expect.stringMatching(/^„b.HEIC“: HEIC/),
        expect.stringMatching(/^„c.gif“: GIF/),
        expect.stringMatching(/^„d.tif“: TIFF/),
      ],
      [5, expect.stringMatching(/^GIF lässt sich hier nicht lesen/)],
    ])
  })

  it.each([
    ['no table', { 'vorn.jpg': photo }, 'enthält keine Tabelle'],
    ['two tables', { 'a.csv': table(''), 'b.csv': table('') }, 'mehrere Tabellen'],
    ['an archive', { 'a.csv': table(''), 'b.zip': 'PK' }, 'selbst ein Archiv'],
  ])('are refused with %s', async (_, files, sentence) => {
    const { status, error } = await send(await zip(files))
    expect(status).toBe(400)
    expect(error).toContain(sentence)
  })

  it.each(['../vorn.jpg', '/vorn.jpg.'])(
    'are refused under a name that leads elsewhere: %s',
    async (name) => {
      const content = await zip({ 'a.csv': table(''), ['x'.repeat(name.length)]: photo })
      const forged = Buffer.from(
        content.toString('latin1').replaceAll('x'.repeat(name.length), name),
        'latin1',
      )
      const { status, error } = await send(forged)
      expect(status).toBe(400)
      expect(error).toContain('nicht zulässig')
    },
  )
})

describe('pictures of our own', () => {
  it('fail alone where they do not exist', async () => {
    const gone = '/uploads/large/00000000000000000000000000000000.webp'
    const { data } = await send(table(gone), { mode: 'apply' })
    expect(data.failedPictures).toMatchObject([
      { row: 2, pictures: [{ value: gone, message: 'Dieses Bild gibt es nicht' }] },
    ])
    expect(await imagesOf()).toEqual([])
  })
})
