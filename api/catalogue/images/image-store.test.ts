import { mkdtempDisposable, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { LocalStorage } from '../../base/files/storage/local-storage.ts'
import { ImageStore, SIZES } from './image-store.ts'

afterEach(() => vi.unstubAllEnvs())

test('a picture is stored in every size under `node --watch` as well', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  await using folder = await mkdtempDisposable(join(tmpdir(), 'gabelstapler-watch-'))
  const source = join(folder.path, 'bild.png')
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ffb100' } })
    .png()
    .toFile(source)
  const store = new ImageStore(folder.path, new LocalStorage(folder.path))
  const { filename } = await store.add(source)
  for (const size of SIZES) {
    expect(await readdir(join(store.folder, size))).toEqual([filename])
    expect((await stat(join(store.folder, size, filename))).size).toBeGreaterThan(0)
  }
})
