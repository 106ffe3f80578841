import type { EntityManager } from '@mikro-orm/sql'
import type { ProductInput } from '../../shared/product/product-input.ts'
import type { Tables } from '../database.ts'
import { tags } from '../freshness/tags.ts'
import type { ProductEntity } from './product.entity.ts'
import { touchedByProduct } from './product.tags.ts'
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
  return [...touchedByProduct(before, after), ...neighbours.map(tags.similar)]
}

/** What the form sends of a product, which is what its history keeps. */
export const stateOf = (product: ProductEntity): ProductInput => ({
  title: product.title,
  brand: product.brand,
  model: product.model,
  year: product.year,
  condition: product.condition,
  stockNumber: product.stockNumber ?? null,
  priceKind: product.priceKind,
  price: product.price ?? null,
  previousPrice: product.previousPrice ?? null,
  rent: product.rent ?? null,
  location: product.location,
  categoryId: product.category.id,
  description: product.description,
  images: product.images,
  specifications: product.specifications,
  featured: product.featured,
  status: product.status,
  serialNumber: product.serialNumber,
  note: product.note,
  withheldFrom: product.withheldFrom,
})
