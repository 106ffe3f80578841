import { chmod, mkdir, mkdtempDisposable, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUPS } from '../backup/shelf.ts'
import { UPLOADS } from '../images/image-store.ts'
import type { Storage } from './storage.ts'

/** Everything else can be made again. A web server may read the pictures, but nobody else the backups. */
const FOLDERS = [
  [UPLOADS, 0o644],
  [BACKUPS, 0o600],
] as const

/** Copies what is missing. It can be called again after a failure, and while the site runs. */
export async function copyFiles(from: Storage, to: Storage, dataDir: string) {
  const outcome = { copied: 0, present: 0 }
  await mkdir(dataDir, { recursive: true })
  await using workspace = await mkdtempDisposable(join(dataDir, '.copying-'))
  for (const [folder, mode] of FOLDERS) {
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
      await to.take(file, full)
      if (isCopy) await rm(file, { force: true })
      outcome.copied++
    }
  }
  return outcome
}
