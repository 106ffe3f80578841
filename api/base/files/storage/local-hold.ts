import { link, mkdir, open, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inBatches } from '../../turns.ts'
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
    const added = (await storage.list(folder)).filter(({ path }) => !sizes.has(path))
    const folders = new Set(added.map(({ path }) => dirname(join(workspace, path))))
    for (const path of folders) await mkdir(path, { recursive: true })
    const held = await inBatches(added, async (file) => {
      const copy = join(workspace, file.path)
      const linked = link(storage.placeOf(`${folder}/${file.path}`), copy).then(() => file)
      // It may have been removed a moment ago.
      return orMissing(linked)
    })
    for (const file of held) if (file) sizes.set(file.path, file.size)
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
