import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../../../shared/product/product.ts'
import type { FetchedPictures, StockImport } from '../../../../../shared/stock/imports.ts'
import { createApp } from '../../../../app.ts'
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

const send = (content: string | Buffer<ArrayBuffer>, fields: Record<string, string> = {}) =>
  sendImport(test, content, {
    name: typeof content === 'string' ? 'bestand.csv' : 'bestand.zip',
    fields,
  })
const imagesOf = async () => {
  const { data } = await test.get<Product[]>('/api/products?limit=50', test.token)
  return data.flatMap(({ images }) => images)
}

describe('pictures of other servers', () => {
  /** Answers with a picture at the paths that it has. */
  async function pictureServer() {
    const paths = new Set(['/a.jpg'])
    const asked: string[] = []
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      if (paths.has(url)) response.end(photo)
      else if (url.startsWith('/cut')) response.destroy()
      else response.writeHead(404).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const found = server.address()
    const port = String(typeof found === 'object' && found?.port)
    const pictureFetcher = new PictureFetcher({ addresses: ['127.0.0.1'], ports: [port] })
    return {
      app: { ...test, app: createApp({ ...test, pictureFetcher }) },
      paths,
      asked,
      at: (path: string) => `http://127.0.0.1:${port}${path}`,
      [Symbol.dispose]: () => server.close(),
    }
  }
  const fields = { mode: 'apply', fetchPictures: 'true' }
  const machines = async () => {
    const { data } = await test.get<Product[]>('/api/products?limit=50&sort=createdAt', test.token)
    return data.toSorted((a, b) => a.id - b.id)
  }
  const again = async (app: TestApp, id: number) => {
    const headers = { Authorization: `Bearer ${test.token}` }
    const path = `/api/stock/imports/${id}/pictures`
    const response = await app.app.request(path, { method: 'POST', headers })
    const { data }: { data: FetchedPictures } = await response.json()
    return { status: response.status, data }
  }

  it('stay there unseen if nobody asks for them, which is said, and can be fetched by the same list later', async () => {
    using server = await pictureServer()
    const content = table(server.at('/a.jpg'), server.at('/a.jpg'))
    const { data } = await sendImport(server.app, content, { fields: { mode: 'apply' } })
    expect(data).toMatchObject({ created: 2, foreignPictures: 1 })
    expect((await sendImport(server.app, content)).data).toMatchObject({
      ...{ changed: 0, unchanged: 2, foreignPictures: 1 },
    })
    const checked = await sendImport(server.app, content, { fields: { fetchPictures: 'true' } })
    expect(checked.data).toMatchObject({
      ...{ changed: 2, unchanged: 0, pictures: 1, foreignPictures: 0 },
    })
    await sendImport(server.app, content, { fields })
    const stored = expect.stringMatching(/^\/uploads\/large\//)
    expect(await imagesOf()).toEqual([stored, stored])
  })

  it('are kept as they are, or fetched if that is asked for', async () => {
    using server = await pictureServer()
    const good = server.at('/a.jpg')
    await sendImport(server.app, table(good), { fields })
    expect(await imagesOf()).toEqual([expect.stringMatching(/^\/uploads\/large\//)])
    await sendImport(server.app, table(good), { fields: { mode: 'apply' } })
    expect(await imagesOf()).toEqual([good])
    const guarded = await send(table(server.at('/b.jpg')), fields)
    expect(guarded.data.failedPictures[0]?.pictures[0]?.message).toBe(
      'Von dieser Adresse werden keine Bilder geholt',
    )
  })

  it('fail alone, are named by row and machine, and come when they are fetched once more', async () => {
    using server = await pictureServer()
    const gone = server.at('/b.jpg')
    const both = `${gone} ${server.at('/a.jpg')}`
    const { status, data } = await sendImport(server.app, table(both, ''), { fields })
    expect([status, data.created, data.failed]).toEqual([200, 2, 0])
    const [first] = await machines()
    const lacking = {
      row: 2,
      id: first?.id,
      title: 'Still RX 20',
      pictures: [{ value: gone, message: 'Der andere Server antwortet mit 404' }],
    }
    expect(data.failedPictures).toEqual([lacking])
    expect(first?.images).toHaveLength(1)

    expect((await again(server.app, 1)).data).toEqual({ fetched: 0, failedPictures: [lacking] })
    server.paths.add('/b.jpg')
    const listed = await test.get<StockImport[]>('/api/stock/imports', test.token)
    expect(listed.data[0]?.failedPictures).toEqual([lacking])
    expect((await again(server.app, 1)).data).toEqual({ fetched: 1, failedPictures: [] })
    const [complete] = await machines()
    expect(complete?.images).toEqual([expect.stringMatching(/^\/uploads\//), first?.images[0]])

    const undo = await test.call('POST', '/api/stock/imports/1/undo', { token: test.token })
    expect(undo.data).toEqual({ undone: 2, left: [] })
    expect(await machines()).toEqual([])
  })

  it('leave a machine the pictures that it has until all of them are there', async () => {
    using server = await pictureServer()
    const { id, images } = await test.addProduct({
      stockNumber: 'L-0',
      images: ['https://example.de/alt.jpg'],
    })
    const list = table(`${server.at('/a.jpg')} ${server.at('/b.jpg')}`)
    const { data } = await sendImport(server.app, list, { fields })
    expect(data).toMatchObject({ changed: 1, failedPictures: [{ row: 2, id }] })
    expect((await machines())[0]?.images).toEqual(images)
    server.paths.add('/b.jpg')
    expect((await again(server.app, 1)).data.failedPictures).toEqual([])
    expect((await machines())[0]?.images).toHaveLength(2)
  })

  it('come behind those that somebody has chosen since, however often they are fetched', async () => {
    using server = await pictureServer()
    const long = `/c.jpg?${'x'.repeat(200)}`
    const names = ['/a.jpg', '/b.jpg', long].map(server.at).join(' ')
    const { data } = await sendImport(server.app, table(`fehlt.jpg ${names}`), { fields })
    const id = data.failedPictures[0]?.id
    const [first] = await imagesOf()
    const chosen = ['https://example.de/neu.jpg', String(first)]
    await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { images: chosen } })
    server.paths.add('/b.jpg')
    expect((await again(server.app, 1)).data).toMatchObject({ fetched: 1 })
    const listed = await test.get<StockImport[]>('/api/stock/imports', test.token)
    expect(listed.data[0]?.failedPictures).toMatchObject([{ id, pictures: [{}] }])
    server.paths.add(long)
    expect((await again(server.app, 1)).data).toEqual({ fetched: 1, failedPictures: [] })
    const stored = expect.stringMatching(/^\/uploads\/large\//)
    expect(await imagesOf()).toEqual([...chosen, stored, stored])
  })

  it('are asked for three times at most where their server does not answer', async () => {
    using server = await pictureServer()
    const list = table(...Array.from({ length: 30 }, (_, at) => server.at(`/cut-${at}.jpg`)))
    const { data } = await sendImport(server.app, list, { fields })
    expect(data).toMatchObject({ created: 30, failed: 0 })
    expect(data.failedPictures).toHaveLength(30)
    // Four are fetched at a time.
    expect(server.asked.length).toBeLessThanOrEqual(6)
  })
})
