import type { EntityManager } from '@mikro-orm/sql'
import type { Change } from '../change.ts'
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
