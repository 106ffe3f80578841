import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { uploadPicture } from '../../operation/backup/backups.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { missingPictures } from './missing-pictures.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

it('a start asks for STORAGE_URL when the database names pictures and none is there', async () => {
  const say = () => missingPictures(test.database, test.images.storage, test.config)
  expect(await say()).toBeNull()
  await test.addProduct({ images: ['https://bilder.example/a.jpg'] })
  expect(await say()).toBeNull()
  await test.addProduct({ images: [await uploadPicture(test)] })
  expect(await say()).toBeNull()
  await rm(test.images.folder, { recursive: true })
  expect(await say()).toMatch(/STORAGE_URL/)
})
