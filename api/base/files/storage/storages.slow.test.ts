import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { TestS3Server } from '../../../tests/s3-server.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let s3: TestS3Server
beforeAll(async () => {
  s3 = await TestS3Server.start()
})
afterAll(() => s3.close())

describe.each(['files', 'S3'])('a storage of %s', (kind) => {
  let folder: Awaited<ReturnType<typeof mkdtempDisposable>>
  let storage: Storage
  beforeEach(async () => {
    folder = await mkdtempDisposable(join(tmpdir(), 'gabelstapler-storage-'))
    const STORAGE_URL = kind === 'S3' ? s3.url() : ''
    storage = await openStorage(readConfig({ DATA_DIR: join(folder.path, 'data'), STORAGE_URL }))
    for (const { path } of await storage.list('uploads')) await storage.remove(`uploads/${path}`)
  })
  afterEach(async () => {
    s3.filesAnAnswer = undefined
    await folder[Symbol.asyncDispose]()
  })

  async function put(path: string, content: string) {
    const source = join(folder.path, basename(path))
    await writeFile(source, content)
    await storage.put(source, path)
  }
  const read = async (path: string, start?: number, end = 0) => {
    const file = await storage.open(path, start === undefined ? undefined : { start, end })
    return file && [file.size, await text(file.content)]
  }

  it('gives back what it took, whole or in parts, and knows its size', async () => {
    await put('uploads/large/a.webp', '0123456789')
    expect(await read('uploads/large/a.webp')).toEqual([10, '0123456789'])
    expect(await read('uploads/large/a.webp', 2, 4)).toEqual([10, '234'])
    expect((await storage.find('uploads/large/a.webp'))?.size).toBe(10)
    expect((await storage.find('uploads/large/a.webp'))?.changedAt).toBeInstanceOf(Date)
  })

  it('says of what is not there that it is not there', async () => {
    const missing = 'uploads/large/keines.webp'
    expect(await storage.find(missing)).toBeNull()
    expect(await storage.open(missing)).toBeNull()
    expect(await storage.open(missing, { start: 0, end: 1 })).toBeNull()
    expect(await storage.fetch(missing, folder.path)).toBeNull()
    expect(await storage.list('keiner')).toEqual([])
    await storage.remove(missing)
    await storage.retire(missing)
  })

  it('lists what is below a folder, whatever its name', async () => {
    const names = ['large/a.webp', 'medium/a.webp', 'sicherung (1) März.zip']
    for (const name of names) await put(`uploads/${name}`, name)
    await put('uploads-other/b.webp', 'b')
    const listed = await storage.list('uploads')
    expect(listed.map(({ path }) => path).sort()).toEqual(names)
    expect(listed.map(({ size }) => size)).toEqual(
      listed.map(({ path }) => Buffer.byteLength(path)),
    )
  })

  it('lists more than one answer of a storage holds', async () => {
    s3.filesAnAnswer = 2
    for (const name of ['1', '2', '3', '4', '5']) await put(`many/${name}`, '')
    expect(await storage.list('many')).toHaveLength(5)
  })

  it('gives programs a file of this machine', async () => {
    await put('uploads/large/a.webp', 'Bild')
    const file = await storage.fetch('uploads/large/a.webp', folder.path)
    expect(await readFile(file ?? '', 'utf8')).toBe('Bild')
  })

  it('removes a file at once, but whoever holds it can go on reading it', async () => {
    const odd = 'uploads/large/100 % März+1.webp'
    await put(odd, 'eigen')
    await put('uploads/large/a.webp', 'alt')
    const workspace = join(folder.path, 'data', 'uploads', '.workspace')
    await mkdir(workspace, { recursive: true })
    const held = await storage.hold('uploads', workspace)
    await storage.retire('uploads/large/a.webp')
    await storage.retire(odd)
    await put('uploads/large/b.webp', 'neu')
    await held.holdNew()
    await storage.retire('uploads/large/b.webp')
    expect(await storage.list('uploads')).toEqual([])
    expect(await read('uploads/large/a.webp')).toBeNull()
    expect([...held.sizes]).toEqual([
      ['large/100 % März+1.webp', 5],
      ['large/a.webp', 3],
      ['large/b.webp', 3],
    ])
    const heldText = async (path: string) => text((await held.open(path)) ?? Readable.from([]))
    expect(await heldText('large/a.webp')).toBe('alt')
    expect(await heldText('large/b.webp')).toBe('neu')
    expect(await heldText('large/100 % März+1.webp')).toBe('eigen')
  })
})
