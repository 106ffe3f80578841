import { chmod, mkdir, mkdtempDisposable, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../base/files/storage/storage.ts'

/**
 * Copies what is missing. It can be called again after a failure, and while the site runs.
 * @param folders with the permissions that their files get on this machine
 */
export async function copyStorage(
  from: Storage,
  to: Storage,
  folders: ReadonlyMap<string, number>,
  dataDir: string,
) {
  const outcome = { copied: 0, present: 0 }
  await mkdir(dataDir, { recursive: true })
  await using workspace = await mkdtempDisposable(join(dataDir, '.copying-'))
  for (const [folder, mode] of folders) {
    const there = new Map((await to.list(folder)).map(({ path, size }) => [path, size]))
    for (const { path, size } of await from.list(folder)) {
      if (there.get(path) === size) {
        outcome.present++
        continue
      }
      const full = `${folder}/${path}`
      const file = await from.fetch(full, workspace.path)
      // It may have been removed a moment ago.
      if (!file) continue
      const isCopy = file.startsWith(workspace.path)
      if (isCopy) await chmod(file, mode)
      await to.put(file, full)
      if (isCopy) await rm(file, { force: true })
      outcome.copied++
    }
  }
  return outcome
}
