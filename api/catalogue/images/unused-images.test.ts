import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { home } from '../../../shared/texts/home.ts'
import { HOUR } from '../../../shared/time/time.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { picture } from './images.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

async function add() {
  const source = join(test.config.dataDir, 'picture.jpg')
  await writeFile(source, await picture())
  return test.images.add(source)
}
const cleanUp = (hoursLater: number) =>
  test.housekeeping.run(new Date(Date.now() + hoursLater * HOUR))

describe('the clean-up of pictures', () => {
  it('deletes in every size what no product has used for a day', async () => {
    const { filename } = await add()
    await cleanUp(23)
    expect(await test.images.has(filename)).toBe(true)
    await cleanUp(25)
    for (const size of ['original', 'large', 'medium'])
      expect(await readdir(join(test.images.folder, size))).toEqual([])
  })

  it('keeps what a product uses, on the public site or not, in whatever size', async () => {
    const shown = await add()
    const hidden = await add()
    await test.addProduct({ images: [shown.urls.large] })
    await test.addProduct({ images: [hidden.urls.original], status: 'inactive' })
    await cleanUp(700)
    expect(await test.images.has(shown.filename)).toBe(true)
    expect(await test.images.has(hidden.filename)).toBe(true)
  })

  it('keeps what a page shows beside its texts', async () => {
    const { filename, urls } = await add()
    const picture = { image: urls.large, alt: 'Halle', caption: '' }
    const body = { content: { ...home.template, picture } }
    const { status } = await test.call('PUT', '/api/texts/home', { token: test.token, body })
    expect(status).toBe(200)
    await cleanUp(700)
    expect(await test.images.has(filename)).toBe(true)
  })

  it('counts the day from when a picture was last in use, not from its upload', async () => {
    const { filename, urls } = await add()
    const { id } = await test.addProduct({ images: [urls.large] })
    await cleanUp(100)
    await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { images: [] } })
    await cleanUp(123)
    expect(await test.images.has(filename)).toBe(true)
    await cleanUp(125)
    expect(await test.images.has(filename)).toBe(false)
  })

  it('has nothing to do before the first upload', async () => {
    await cleanUp(0)
  })
})
