import { join } from 'node:path'
import { HOUR } from '../../../shared/time/time.ts'
import type { Database } from '../../base/data/db/database.ts'
import { removeAbandoned } from '../../base/files/storage/incoming-folder.ts'
import { removeOldParts } from '../../base/files/storage/old-parts.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import { type ImageStore, SIZES } from './image-store.ts'
import { imagesInUse, imageUses } from './images-in-use.ts'

const UNUSED_FOR = 24 * HOUR

/** The stored pictures, by what the clean-up does with them. */
export interface ImageSurvey {
  total: number
  /** Used by a page or a product, also one that is hidden or in the trash; last noted as needed more than an hour ago. */
  toKeep: string[]
  /** Used by nothing for a day. */
  unused: string[]
  /** Noted as used once, and gone by now. */
  gone: string[]
}

export async function surveyImages(
  images: ImageStore,
  { db, orm }: Database,
  now: Date,
): Promise<ImageSurvey> {
  const uses = await imageUses(orm.em.fork())
  // Files first, then products: a picture that a product starts to use in between counts as used.
  const stored = await storedImages(images)
  const used = await imagesInUse(db, stored)
  const unneededFor = (period: number) =>
    [...stored]
      .filter(([name, storedAt]) => {
        const neededAt = Math.max(storedAt, uses.get(name)?.getTime() ?? 0)
        return now.getTime() - neededAt > period
      })
      .map(([name]) => name)
  return {
    total: stored.size,
    toKeep: unneededFor(HOUR).filter((name) => used.has(name)),
    unused: unneededFor(UNUSED_FOR).filter((name) => !used.has(name)),
    gone: [...uses.keys()].filter((name) => !stored.has(name)),
  }
}

/** Removes what interrupted uploads left behind on this machine. */
export async function removeBrokenUploads({ folder }: ImageStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_FOR)
  await removeAbandoned(folder, now)
  for (const size of SIZES)
    await removeOldParts(join(folder, size), (name) => name.endsWith('.part'), before)
}

/** Every stored picture, with the time when its latest size was stored. */
async function storedImages({ storage }: ImageStore): Promise<Map<string, number>> {
  const images = new Map<string, number>()
  for (const { path, changedAt } of await storage.list(UPLOADS)) {
    const [size, name, ...others] = path.split('/')
    if (!name || others.length > 0 || !SIZES.some((known) => known === size)) continue
    images.set(name, Math.max(changedAt.getTime(), images.get(name) ?? 0))
  }
  return images
}
