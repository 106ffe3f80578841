import { link, mkdir, open, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { orMissing } from './missing.ts'
import type { HeldFiles, Storage } from './storage.ts'

/** Files never change, so a second link to each of them is a copy that costs nothing. */
export async function holdByLinks(
  storage: Storage,
  folder: string,
  workspace: string,
): Promise<HeldFiles> {
  const sizes = new Map<string, number>()
  const holdNew = async () => {
    for (const { path, size } of await storage.list(folder)) {
      if (sizes.has(path)) continue
      const copy = join(workspace, path)
      await mkdir(dirname(copy), { recursive: true })
      const linked = link(storage.placeOf(`${folder}/${path}`), copy).then(() => true)
      // It may have been removed a moment ago.
      if (await orMissing(linked)) sizes.set(path, size)
    }
  }
  await holdNew()
  return {
    sizes,
    holdNew,
    async open(path) {
      const copy = join(workspace, path)
      const file = await open(copy)
      // What is open can be read to its end. Removing thousands of links at once takes much memory.
      await unlink(copy)
      return file.createReadStream()
    },
  }
}
