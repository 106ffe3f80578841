import type { Dependencies } from '../dependencies.ts'
import { removeBrokenUploads } from '../images/clean-up.ts'
import { removeBrokenImports } from '../stock/import/leftovers.ts'

type Parts = Pick<Dependencies, 'config' | 'images' | 'shareImages' | 'dataSheets' | 'backups'>

/** Removes what was killed on this machine. Every process does that, because no other one reaches this disk. */
export async function cleanUpOwnDisk(parts: Parts, now = new Date()): Promise<void> {
  const { config, images, shareImages, dataSheets, backups } = parts
  await removeBrokenUploads(images, now)
  for (const { files } of [shareImages, dataSheets]) await files.removeUnfinished(now)
  await removeBrokenImports(config.dataDir, now)
  await backups.shelf.removeLeftovers(now)
}
