import type { EntityManager } from '@mikro-orm/sql'
import type { Change } from '../change.ts'
import type { Reads } from '../db/reads.ts'
import { factsOf } from './product.changes.ts'
import { ProductEntity } from './product.entity.ts'
import { touchedByProduct } from './product.tags.ts'

/** Takes a deleted picture off the products that show it. */
export async function removeImageFromProducts(
  em: EntityManager,
  filename: string,
): Promise<Change<null>> {
  const rows = await em.execute<{ id: number }[]>(
    `select id from product where cast(images as text) like ?`,
    [`%${filename}%`],
  )
  const products = await em.find(ProductEntity, { id: { $in: rows.map(({ id }) => id) } })
  const touched = products.flatMap((product) => {
    const images = product.images.filter((image) => !image.endsWith(`/${filename}`))
    em.assign(product, { images, updatedAt: new Date() })
    return touchedByProduct(factsOf(product), factsOf(product))
  })
  return { result: null, touched: [...new Set(touched)] }
}

const AT_ONCE = 1000

/** Which of the stored pictures products show, visible or not, by file name. */
export async function imagesInUse(
  reads: Reads,
  stored: ReadonlyMap<string, unknown>,
): Promise<Set<string>> {
  const used = new Set<string>()
  for (let last = 0; ; ) {
    const rows = await reads.all<{ id: number; images: string | string[] }>(
      'select id, images from product where id > ? order by id limit ?',
      [last, AT_ONCE],
    )
    for (const { images } of rows) {
      const addresses: string[] = typeof images === 'string' ? JSON.parse(images) : images
      for (const address of addresses) {
        const filename = address.slice(address.lastIndexOf('/') + 1)
        if (stored.has(filename)) used.add(filename)
      }
    }
    if (rows.length < AT_ONCE) return used
    last = rows.at(-1)?.id ?? last
  }
}
