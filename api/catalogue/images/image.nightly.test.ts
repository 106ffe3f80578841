import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { blank, upload } from './images.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('pictures that have to be unpacked as a whole are taken as large as they may be', async () => {
  const phone = blank(6_000, 4_000).jpeg({ progressive: true, chromaSubsampling: '4:2:0' })
  const { data } = await upload(test, [
    ['progressiv.jpg', await phone.toBuffer()],
    ['zeilensprung.png', await blank(8_000, 6_000).png({ progressive: true }).toBuffer()],
    ['webp.webp', await blank(10_000, 7_900).webp({ effort: 0 }).toBuffer()],
  ])
  expect(data.errors).toEqual([])
  expect(data.uploaded).toHaveLength(3)
})
