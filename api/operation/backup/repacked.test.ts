import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { Backup } from '../../../shared/backup/backup.ts'
import { archivedFiles } from '../../base/files/zip/archive-reader.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { restore, uploadPicture } from './backups.testing.ts'

let test: TestApp
let archive: string
beforeAll(async () => {
  test = await createTestApp()
  await test.addProduct({ title: 'Aus der Sicherung', images: [await uploadPicture(test)] })
  const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  archive = join(test.config.dataDir, 'backups', data.name)
})
afterAll(() => test.close())

/** The backup as somebody packs it who has unpacked it before. */
async function packedAgain(
  folder: string,
  change: (path: string, content: Buffer) => Buffer | null = (_, content) => content,
): Promise<Blob> {
  const zip = new ZipFile()
  if (folder) zip.addEmptyDirectory(folder)
  zip.addBuffer(Buffer.from('Mac'), `${folder}.DS_Store`)
  zip.addBuffer(Buffer.from('Mac'), `__MACOSX/${folder}._manifest.json`)
  zip.addBuffer(Buffer.from('Windows'), `${folder}uploads/Thumbs.db`)
  zip.addEmptyDirectory(`${folder}tables`)
  for await (const file of archivedFiles(archive)) {
    const content = change(file.path, await buffer(await file.open()))
    if (content) zip.addBuffer(content, `${folder}${file.path}`)
  }
  zip.end()
  return new Blob([new Uint8Array(await buffer(zip.outputStream))])
}
const check = (file: Blob) => restore(test, test.token, { file, mode: 'check' })

it.each(['', 'Sicherung/', 'Downloads/Sicherung (1)/'])(
  'a backup that was unpacked and packed again in „%s“ is whole',
  async (folder) => {
    const { status, data } = await check(await packedAgain(folder))
    expect(status).toBe(200)
    expect(data.after).toMatchObject({ product: 1, pictures: 1 })
  },
)

it('a file of it that was changed, is missing or strange is named as ever', async () => {
  const changed = await packedAgain('Sicherung/', (path, content) => {
    if (path === 'tables/category.jsonl') return null
    return path === 'tables/product.jsonl' ? Buffer.concat([content, content]) : content
  })
  const { status, details } = await check(changed)
  expect(status).toBe(400)
  expect(details?.file?.sort()).toEqual([
    'tables/category.jsonl fehlt',
    'tables/product.jsonl ist beschädigt',
  ])
})

it('is restored from such a file', async () => {
  await test.query(`update product set title = 'Danach'`)
  const file = await packedAgain('Sicherung/')
  expect((await restore(test, test.token, { file, mode: 'apply' })).status).toBe(200)
  expect(await test.query('select title from product')).toEqual([{ title: 'Aus der Sicherung' }])
})
