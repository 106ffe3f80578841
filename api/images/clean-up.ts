import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reads } from '../db/reads.ts'
import { imagesInUse } from '../products/product.images.ts'
import { type ImageStore, INCOMING, SIZES } from './image-store.ts'
import { namesIn } from './names-in.ts'

const HOUR = 60 * 60 * 1000
const UNUSED_FOR = 24 * HOUR

/** Deletes the pictures that no product, active or not, has used for a day, and what uploads left behind. */
export async function cleanUpImages(images: ImageStore, reads: Reads, now: Date): Promise<void> {
  const age = (neededAt: number) => now.getTime() - neededAt
  // Files first, products second: a picture taken into use between the two is seen in use.
  const stored = await storedImages(images.folder)
  const used = await imagesInUse(reads, stored)
  for (const [filename, neededAt] of stored) {
    if (used.has(filename)) {
      if (age(neededAt) > HOUR) await images.keep(filename, now)
    } else if (age(neededAt) > UNUSED_FOR) await images.remove(filename)
  }
  for (const name of await namesIn(images.folder)) {
    const path = join(images.folder, name)
    if (name.startsWith(INCOMING) && age((await stat(path)).mtimeMs) > UNUSED_FOR)
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
