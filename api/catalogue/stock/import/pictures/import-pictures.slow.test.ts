import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { Product } from '../../../../../shared/product/product.ts'
import { createApp } from '../../../../app.ts'
import { orMissing } from '../../../../base/files/storage/missing.ts'
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts'
import { csv, NEW_HEADER, newRow, sendImport } from '../send-import.testing.ts'
import { PictureFetcher } from './picture-fetcher.ts'

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

  it('are found in any letter case and form, and said to be missing where they are', async () => {
    const content = await zip({
      'bestand.csv': table('Bilder\\VORFÜHRGERÄT.jpg', 'fehlt.jpg'),
      ['bilder/Vorführgerät.JPG'.normalize('NFD')]: photo,
    })
    const { data } = await send(content)
    expect(data).toMatchObject({ created: 1, failed: 1, pictures: 1 })
    const missing = { row: 3, column: 'Bilder', value: 'fehlt.jpg' }
    expect(data.errors).toEqual([{ ...missing, message: '„fehlt.jpg“ fehlt in der ZIP-Datei' }])
    const alone = await send(table('fehlt.jpg'))
    expect(alone.data.errors).toMatchObject([
      { row: 2, message: expect.stringContaining('zusammen in eine ZIP-Datei') },
    ])
  })

  it('are said to be missing at their own column, so that they can be taken out there', async () => {
    const content = csv(['Lagernummer', 'Bild 1', 'Bild 2'], ['A', 'vorn.jpg', 'hinten.jpg'])
    const { data } = await send(content)
    expect(data.errors).toMatchObject([
      { column: 'Bild 1', value: 'vorn.jpg' },
      { column: 'Bild 2', value: 'hinten.jpg' },
      ...data.errors.slice(2),
    ])
    const corrections = JSON.stringify({ 2: { 'Bild 1': '' } })
    const mended = await send(content, { corrections })
    expect(mended.data.errors[0]).toMatchObject({ column: 'Bild 2', value: 'hinten.jpg' })
  })

  it('are named by row and column when they are none, and then nothing is kept', async () => {
    const content = await zip({
      'bestand.csv': table('vorn.jpg', 'kaputt.jpg'),
      'vorn.jpg': photo,
      'kaputt.jpg': 'kein Bild',
    })
    const { status, data } = await send(content, { mode: 'apply' })
    expect(status).toBe(400)
    expect(data.errors).toMatchObject([{ row: 3, column: 'Bilder', value: 'kaputt.jpg' }])
    expect(await imagesOf()).toEqual([])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['no table', { 'vorn.jpg': photo }, 'enthält keine Tabelle'],
    ['two tables', { 'a.csv': table(''), 'b.csv': table('') }, 'mehrere Tabellen'],
    ['an archive', { 'a.csv': table(''), 'b.zip': 'PK' }, 'selbst ein Archiv'],
    [
      'a picture that unpacks to far more',
      { 'a.csv': table(''), 'b.jpg': Buffer.alloc(6_000_000) },
      'größer als 5 MB',
    ],
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
  it('must exist', async () => {
    const { data } = await send(table('/uploads/large/00000000000000000000000000000000.webp'))
    expect(data.errors).toMatchObject([
      { row: 2, column: 'Bilder', message: 'Dieses Bild gibt es nicht' },
    ])
  })
})

describe('pictures of other servers', () => {
  it('are kept as they are, or fetched if that is asked for', async () => {
    const server = createServer(({ url }, response) =>
      url === '/a.jpg' ? response.end(photo) : response.writeHead(404).end(),
    )
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const found = server.address()
    const port = String(typeof found === 'object' && found?.port)
    const [good, gone] = [`http://127.0.0.1:${port}/a.jpg`, `http://127.0.0.1:${port}/b.jpg`]
    const pictureFetcher = new PictureFetcher({ addresses: ['127.0.0.1'], ports: [port] })
    const fetching = { ...test, app: createApp({ ...test, pictureFetcher }) }
    try {
      const fields = { mode: 'apply', fetchPictures: 'true' }
      const refused = await sendImport(fetching, table(good, gone), { fields })
      expect(refused.data.errors).toMatchObject([
        { row: 3, column: 'Bilder', value: gone, message: 'Der andere Server antwortet mit 404' },
      ])
      expect(await stored()).toEqual([])
      await sendImport(fetching, table(good), { fields })
      expect(await imagesOf()).toEqual([expect.stringMatching(/^\/uploads\/large\//)])
      await sendImport(fetching, table(good), { fields: { mode: 'apply' } })
      expect(await imagesOf()).toEqual([good])
    } finally {
      server.close()
    }
    const guarded = await send(table(gone), { mode: 'apply', fetchPictures: 'true' })
    expect(guarded.data.errors[0]?.message).toBe('Von dieser Adresse werden keine Bilder geholt')
  })
})
