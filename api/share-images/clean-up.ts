import { rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { shareImagePath } from '../../shared/share-image.ts'
import type { Db } from '../database.ts'
import { namesIn } from '../images/names-in.ts'
import { findProducts } from '../products/product.queries.ts'
import type { ShareImages } from './share-images.ts'

const HOUR = 60 * 60 * 1000
/** Fewer than the parameters that one statement of SQLite or PostgreSQL may have. */
const AT_ONCE = 500

/** Deletes pictures of products that are gone or have changed, and half-written ones. */
export async function cleanUpShareImages(
  { folder }: ShareImages,
  db: Db,
  now: Date,
): Promise<void> {
  const names = await namesIn(folder)
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE)
    const ids = new Set(some.map((name) => Number.parseInt(name, 10)))
    const products = await findProducts(db, [...ids])
    const current = await Promise.all(products.map(shareImagePath))
    const currentNames = new Set(current.map((path) => basename(path)))
    for (const name of some.filter((name) => !currentNames.has(name))) {
      const file = join(folder, name)
      if (name.endsWith('.part') && now.getTime() - (await stat(file)).mtimeMs < HOUR) continue
      await rm(file, { force: true })
    }
  }
}
