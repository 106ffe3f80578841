import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { UploadResult } from '../../../shared/images/image.ts'
import { StorageOutage } from '../../base/files/storage/storage-outage.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { formOf, picture } from '../images/images.testing.ts'
import { switchOn } from './feeds.testing.ts'
import { checkMobileDe } from './validity/validators.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

async function upload(): Promise<string> {
  const response = await test.app.request('/api/upload/images', {
    method: 'POST',
    headers: { Authorization: `Bearer ${test.token}` },
    body: formOf([['a.jpg', await picture()]]),
  })
  const { data }: { data: UploadResult } = await response.json()
  return data.uploaded[0]?.urls.large ?? ''
}

async function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

it('holds the table and our own pictures as JPEG, without folders', async () => {
  const images = [await upload(), 'https://bilder.example/fremd.jpg', await upload()]
  await test.addProduct({ stockNumber: 'L-7', images })
  await test.addProduct({ stockNumber: 'L-8', images: ['/uploads/large/weg.webp'] })
  const { archive } = await switchOn(test, 'mobileDe')
  const response = await test.app.request(new URL(archive ?? '').pathname)
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  const files = await filesIn(Buffer.from(await response.arrayBuffer()))
  expect([...files.keys()]).toEqual(['mobile-de.csv', 'L-7_1.jpg', 'L-7_2.jpg'])
  expect(checkMobileDe(files.get('mobile-de.csv') ?? Buffer.of())).toHaveLength(2)
  expect((await sharp(files.get('L-7_1.jpg')).metadata()).format).toBe('jpeg')
  const left = () =>
    readdir(test.images.folder).then((names) => names.filter((name) => name.startsWith('.')))
  await expect.poll(left).toEqual([])
})

it('answers HEAD without a body, and 404 without the secret', async () => {
  const { archive } = await switchOn(test, 'mobileDe')
  const path = new URL(archive ?? '').pathname
  const head = await test.app.request(path, { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
    200,
    'application/zip',
    '',
  ])
  expect((await test.app.request(path.replace(/[^/]+(?=\/mobile)/, 'x'))).status).toBe(404)
})

it('leaves no folder behind when the pictures cannot be reached', async () => {
  await test.addProduct({ stockNumber: 'L-7', images: [await upload()] })
  const { archive } = await switchOn(test, 'mobileDe')
  vi.spyOn(test.images, 'has').mockRejectedValueOnce(new StorageOutage())
  expect((await test.app.request(new URL(archive ?? '').pathname)).status).toBe(503)
  const folders = (await readdir(test.images.folder)).filter((name) => name.startsWith('.'))
  expect(folders).toEqual([])
})
