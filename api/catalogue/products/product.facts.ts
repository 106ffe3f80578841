import type { EntityManager } from '@mikro-orm/sql'
import { type ProductInput, storedProduct } from '../../../shared/product/product.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { ProductEntity } from './product.entity.ts'
import { productTags, touchedByProduct } from './product.tags.ts'
import { similarFrom } from './similar.ts'

export const factsOf = (product: ProductEntity) => ({
  id: product.id,
  categoryId: product.category.id,
  featured: product.featured,
  condition: product.condition,
  rent: product.rent ?? null,
  status: product.status,
  comparedPrice: product.comparedPrice,
})
type Facts = ReturnType<typeof factsOf>

/**
 * The product's own tags, and those of the products that name it as similar from now on. Products that
 * named it before show it, so their pages have its tag already.
 */
export async function touched(
  em: EntityManager,
  before: Facts | null,
  after: Facts | null,
): Promise<string[]> {
  const neighbours = after ? await similarFrom(em.getKysely<Tables>(), after) : []
  return [...touchedByProduct(before, after), ...neighbours.map(productTags.similar)]
}

const state = storedProduct.omit({ id: true, reservedFor: true })

/** What the form sends of a product; but for whom it is reserved, which not everybody may see who reads the rest. */
export type ProductState = Omit<ProductInput, 'reservedFor'>

/** What the history of a product keeps. */
export const stateOf = ({ category, publishAt, ...product }: ProductEntity): ProductState =>
  state.parse({
    ...product,
    categoryId: category.id,
    reservedUntil: product.reservedUntil ?? null,
    publishAt: publishAt?.toISOString() ?? null,
  })
