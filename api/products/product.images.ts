import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Change } from '../change.ts'
import type { Db, Tables } from '../database.ts'
import { jsonOf } from '../db/rows.ts'
import { factsOf } from './product.changes.ts'
import { ProductEntity } from './product.entity.ts'
import { touchedByProduct } from './product.tags.ts'

/** Takes a deleted picture off the products that show it. */
export async function removeImageFromProducts(
  em: EntityManager,
  filename: string,
): Promise<Change<null>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('product')
    .select('id')
    .where(sql<string>`cast(images as text)`, 'like', `%${filename}%`)
    .execute()
  const products = await em.find(ProductEntity, { id: { $in: rows.map(({ id }) => id) } })
  const touched = products.flatMap((product) => {
    const images = product.images.filter((image) => !image.endsWith(`/${filename}`))
    em.assign(product, { images, updatedAt: new Date() })
    return touchedByProduct(factsOf(product), factsOf(product))
  })
  return { result: null, touched: [...new Set(touched)] }
}

const AT_ONCE = 1000
const addresses = z.array(z.string())

/** Which of the stored pictures products show, visible or not, by file name. */
export async function imagesInUse(
  db: Db,
  stored: ReadonlyMap<string, unknown>,
): Promise<Set<string>> {
  const used = new Set<string>()
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'images'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { images } of rows) {
      for (const address of addresses.parse(jsonOf(images))) {
        const filename = address.slice(address.lastIndexOf('/') + 1)
        if (stored.has(filename)) used.add(filename)
      }
    }
    if (rows.length < AT_ONCE) return used
    last = rows.at(-1)?.id ?? last
  }
}
