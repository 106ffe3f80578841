import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../database.ts'
import type { ProductEntity } from '../products/product.entity.ts'
import { stateOf } from '../products/product.facts.ts'
import { TrashedProductEntity } from './trashed-product.entity.ts'

/** Keeps what a product needs to come back as it is. Deleting its row is left to the caller. */
export async function putInTrash(
  em: EntityManager,
  product: ProductEntity,
  author: string,
): Promise<void> {
  const { id, title, createdAt, updatedAt } = product
  const db = em.getKysely<Tables>()
  const inquiries = await db
    .selectFrom('inquiry')
    .select('id')
    .where('product_id', '=', id)
    .execute()
  const places = await db
    .selectFrom('inquiry_product')
    .select(['inquiry_id', 'position'])
    .where('product_id', '=', id)
    .execute()
  em.create(TrashedProductEntity, {
    id,
    title,
    author,
    deletedAt: new Date(),
    state: stateOf(product),
    createdAt,
    updatedAt,
    inquiries: inquiries.map((inquiry) => inquiry.id),
    places: places.map((place) => [place.inquiry_id, place.position]),
  })
}
