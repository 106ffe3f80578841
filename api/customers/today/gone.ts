import type { EntityManager } from '@mikro-orm/sql'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { portionsOf } from '../../base/db/in-portions.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'

/** The inquiries that asked for machines, each of which is sold, not public any more, or deleted. */
export async function findGone(em: EntityManager, inquiries: Inquiry[]): Promise<Set<number>> {
  const asked = new Set(inquiries.flatMap(({ products }) => products.flatMap(({ id }) => id ?? [])))
  const there = new Set<number>()
  for (const some of portionsOf([...asked]))
    for (const { id } of await em.find(
      ProductEntity,
      { id: { $in: some }, status: { $in: ['active', 'reserved'] } },
      { fields: ['id'], disableIdentityMap: true },
    ))
      there.add(id)
  const isGone = ({ products }: Inquiry) =>
    products.length > 0 && products.every(({ id }) => id === null || !there.has(id))
  return new Set(inquiries.filter(isGone).map(({ id }) => id))
}
