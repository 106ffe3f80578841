import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageSize } from '../../../shared/images/image.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { picture, upload } from './images.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const stored = (size: ImageSize, filename: string) =>
  readFile(join(test.images.folder, size, filename))

async function uploadOne(name: string, bytes: Uint8Array) {
  const { data } = await upload(test, [[name, bytes]])
  const [image] = data.uploaded
  if (!image) throw new Error(JSON.stringify(data.errors))
  return image
}

describe('deleting a picture', () => {
  const remove = (name: string) =>
    test.call('DELETE', `/api/upload/images/${name}`, { token: test.token })

  it('removes every size, and takes it off the products that show it', async () => {
    const gone = await uploadOne('a.jpg', await picture())
    const kept = await uploadOne('b.jpg', await picture())
    const { id } = await test.addProduct({ images: [gone.urls.large, kept.urls.large] })
    const changes = () => test.query<{ tags: string }>('select tags from publication order by id')
    const before = (await changes()).length

    expect((await remove(gone.filename)).status).toBe(200)
    expect((await test.get<Product>(`/api/products/${id}`)).data.images).toEqual([kept.urls.large])
    for (const size of ['original', 'large', 'medium'] as const)
      await expect(stored(size, gone.filename)).rejects.toThrow('ENOENT')
    const published = (await changes()).slice(before)
    expect(published).toHaveLength(1)
    expect(published[0]?.tags).toContain(`product:${id}`)
    expect((await remove(gone.filename)).status).toBe(404)
  })

  it.each(['unbekannt.webp', 'foto gro%C3%9F.jpg', '%25.webp'])(
    'does not find %s',
    async (name) => {
      const { status, error } = await remove(name)
      expect([status, error]).toEqual([404, 'Bild nicht gefunden'])
    },
  )

  it.each([
    '..%2F..%2Fgabelstapler.sqlite',
    'a%2Fb.webp',
    'a/b.webp',
    '..%5Ca.webp',
    '.env',
    '%2e%2e%2f',
    'a..b',
    'a.webp%00.jpg',
    'a%0Ab',
  ])('refuses %s as a file name', async (name) => {
    const { status, error } = await remove(name)
    expect([status, error]).toEqual([400, 'Ungültiger Dateiname'])
  })
})
