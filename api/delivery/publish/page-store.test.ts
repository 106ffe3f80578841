import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageStore } from './page-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('deletes every file that belongs to no page, however many there are', async () => {
  const pages = join(folder, 'published', 'pages', 'produkt')
  await mkdir(pages, { recursive: true })
  for (let id = 1; id <= 50; id++) await writeFile(join(pages, `${id}.html`), 'von früher')
  const store = new PageStore(folder, 'one')
  await store.checkFiles(new AbortController().signal)
  expect(await readdir(pages)).toEqual([])
  store.close()
})
