import { createReadStream } from 'node:fs'
import { link, mkdir, stat } from 'node:fs/promises'
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
    for (const { path } of await storage.list(folder)) {
      if (sizes.has(path)) continue
      const copy = join(workspace, path)
      await mkdir(dirname(copy), { recursive: true })
      // It may have been removed a moment ago.
      await orMissing(link(storage.placeOf(`${folder}/${path}`), copy))
      const facts = await orMissing(stat(copy))
      if (facts) sizes.set(path, facts.size)
    }
  }
  await holdNew()
  return { sizes, holdNew, open: async (path) => createReadStream(join(workspace, path)) }
}
