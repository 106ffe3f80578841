import type { EntityManager } from '@mikro-orm/sql'
import type { Change } from '../change.ts'
import type { Reads } from '../db/reads.ts'
import { touchedByProduct } from '../publish/tags.ts'
import { factsOf } from './product.changes.ts'
import { ProductEntity } from './product.entity.ts'

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

/** The file names of all pictures that products show, visible or not. */
export async function imagesInUse(reads: Reads): Promise<Set<string>> {
  const rows = await reads.all<{ images: string | string[] }>('select images from product')
  const addresses = rows.flatMap(({ images }): string[] =>
    typeof images === 'string' ? JSON.parse(images) : images,
  )
  return new Set(addresses.map((address) => address.slice(address.lastIndexOf('/') + 1)))
}
