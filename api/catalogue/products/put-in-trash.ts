import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { stateOf } from './product.edit.ts'
import type { ProductEntity } from './product.entity.ts'
import { TrashedProductEntity } from './trashed-product.entity.ts'

/** Keeps what products need to come back as they are. Deleting their rows is left to the caller. */
export async function putInTrash(
  em: EntityManager,
  products: ProductEntity[],
  author: string,
): Promise<void> {
  if (products.length === 0) return
  const ids = products.map(({ id }) => id)
  const db = em.getKysely<Tables>()
  const inquiries = await db
    .selectFrom('inquiry')
    .select(['id', 'product_id'])
    .where('product_id', 'in', ids)
    .execute()
  const places = await db
    .selectFrom('inquiry_product')
    .select(['inquiry_id', 'position', 'product_id'])
    .where('product_id', 'in', ids)
    .execute()
  const deletedAt = new Date()
  for (const product of products) {
    const { id, title, createdAt, updatedAt } = product
    const names = ({ product_id }: { product_id: number | null }) => product_id === id
    em.create(TrashedProductEntity, {
      id,
      title,
      author,
      deletedAt,
      state: stateOf(product),
      createdAt,
      updatedAt,
      inquiries: inquiries.filter(names).map((inquiry) => inquiry.id),
      places: places.filter(names).map((place) => [place.inquiry_id, place.position]),
    })
  }
}
