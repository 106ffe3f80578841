import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inBatches } from '../../turns.ts'
import { holdByLinks } from './local-hold.ts'
import { orMissing } from './missing.ts'
import type { ByteRange, FileFacts, HeldFiles, ListedFile, OpenedFile, Storage } from './storage.ts'

export class LocalStorage implements Storage {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  placeOf(path: string): string {
    return join(this.#root, path)
  }

  async find(path: string): Promise<FileFacts | null> {
    const facts = await orMissing(stat(this.placeOf(path)))
    return facts?.isFile() ? { size: facts.size, changedAt: facts.mtime } : null
  }

  async open(path: string, range?: ByteRange): Promise<OpenedFile | null> {
    const file = await orMissing(open(this.placeOf(path)))
    if (!file) return null
    const { size } = await file.stat()
    return { size, content: file.createReadStream(range) }
  }

  async list(folder: string): Promise<ListedFile[]> {
    const files = await inBatches(await filesBelow(this.placeOf(folder)), async (path) => {
      const facts = await this.find(`${folder}/${path}`)
      return facts && { path, ...facts }
    })
    return files.filter((file) => file !== null)
  }

  async put(source: string, path: string): Promise<void> {
    const target = this.placeOf(path)
    await mkdir(dirname(target), { recursive: true })
    await flush(source)
    await rename(source, target)
  }

  async fetch(path: string): Promise<string | null> {
    return (await this.find(path)) && this.placeOf(path)
  }

  async remove(path: string): Promise<void> {
    await rm(this.placeOf(path), { force: true })
  }

  /** A backup that still reads the file has a link of its own to it; see `local-hold.ts`. */
  retire(path: string): Promise<void> {
    return this.remove(path)
  }

  hold(folder: string, workspace: string): Promise<HeldFiles> {
    return holdByLinks(this, folder, workspace)
  }

  async tidy(): Promise<void> {}
}

/** Has a file reach the disk. A power cut might keep its new name alone otherwise, and leave it empty. */
async function flush(path: string): Promise<void> {
  await using file = await open(path)
  await file.sync()
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await orMissing(readdir(folder, { withFileTypes: true }))) ?? []
  const visible = entries.filter(({ name }) => !name.startsWith('.') && !name.endsWith('.part'))
  const files = visible.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  for (const { name } of visible.filter((entry) => entry.isDirectory()))
    for (const file of await filesBelow(join(folder, name))) files.push(`${name}/${file}`)
  return files.sort()
}
