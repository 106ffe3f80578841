import type { Backups } from '../backup/backups.ts'
import type { DataSheets } from '../data-sheets/data-sheets.ts'
import { removeBrokenUploads } from '../images/clean-up.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { ShareImages } from '../share-images/share-images.ts'
import { removeBrokenImports } from '../stock/import/leftovers.ts'

export interface OwnDisk {
  config: { dataDir: string }
  images: ImageStore
  shareImages: ShareImages
  dataSheets: DataSheets
  backups: Backups
}

/** Removes what was killed on this machine. Every process does that, because no other one reaches this disk. */
export async function cleanUpOwnDisk(parts: OwnDisk, now = new Date()): Promise<void> {
  const { config, images, shareImages, dataSheets, backups } = parts
  await removeBrokenUploads(images, now)
  for (const { files } of [shareImages, dataSheets]) await files.removeUnfinished(now)
  await removeBrokenImports(config.dataDir, now)
  await backups.shelf.removeLeftovers(now)
}
