import type { DataSheets } from '../../catalogue/data-sheets/data-sheets.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { removeBrokenUploads } from '../../catalogue/images/unused-images.ts'
import { removeBrokenImports } from '../../catalogue/stock/import/stock-imports.ts'
import type { MessageFiles } from '../../customers/inquiries/message-files.ts'
import type { ShareImages } from '../../delivery/share-images/share-images.ts'
import type { Backups } from '../backup/backups.ts'

export interface OwnDisk {
  config: { dataDir: string }
  images: ImageStore
  shareImages: ShareImages
  dataSheets: DataSheets
  messageFiles: MessageFiles
  backups: Backups
}

/** Removes what killed processes left on this disk. Every process does that, because no other one reaches it. */
export async function cleanUpOwnDisk(parts: OwnDisk, now = new Date()): Promise<void> {
  const { config, images, shareImages, dataSheets, messageFiles, backups } = parts
  await removeBrokenUploads(images, now)
  for (const { files } of [shareImages, dataSheets]) await files.removeUnfinished(now)
  await removeBrokenImports(config.dataDir, now)
  await messageFiles.removeLeftovers(now)
  await backups.files.removeLeftovers(now)
}
