import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../database.ts'
import { type ImageStore, INCOMING, SIZES } from './image-store.ts'
import { imagesInUse } from './images-in-use.ts'
import { namesIn } from './names-in.ts'

const HOUR = 60 * 60 * 1000
const UNUSED_FOR = 24 * HOUR

/** The stored pictures, by what the clean-up does with them. */
export interface ImageSurvey {
  total: number
  /** Used by a product, active or not or in the trash; last noted as needed more than an hour ago. */
  toKeep: string[]
  /** Not used by any product for a day. */
  unused: string[]
}

export async function surveyImages(images: ImageStore, db: Db, now: Date): Promise<ImageSurvey> {
  // Files first, then products: a picture that a product starts to use in between counts as used.
  const stored = await storedImages(images.folder)
  const used = await imagesInUse(db, stored)
  const unneededFor = (period: number) =>
    [...stored].filter(([, neededAt]) => now.getTime() - neededAt > period).map(([name]) => name)
  return {
    total: stored.size,
    toKeep: unneededFor(HOUR).filter((name) => used.has(name)),
    unused: unneededFor(UNUSED_FOR).filter((name) => !used.has(name)),
  }
}

/** Removes what interrupted uploads left behind. */
export async function removeBrokenUploads({ folder }: ImageStore, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (name.startsWith(INCOMING) && now.getTime() - (await stat(path)).mtimeMs > UNUSED_FOR)
      await rm(path, { recursive: true, force: true })
  }
}

/** Every stored picture, with the time when it was last known to be needed. */
async function storedImages(folder: string): Promise<Map<string, number>> {
  const images = new Map<string, number>()
  for (const size of SIZES) {
    for (const name of await namesIn(join(folder, size))) {
      const { mtimeMs } = await stat(join(folder, size, name))
      const filename = name.replace(/\.part$/, '')
      images.set(filename, Math.max(mtimeMs, images.get(filename) ?? 0))
    }
  }
  return images
}
