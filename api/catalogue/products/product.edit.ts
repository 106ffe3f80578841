import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { RevisionAction } from '../../../shared/operation/history.ts'
import { type ProductInput, storedProduct } from '../../../shared/product/product.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { EVERYTHING } from '../../base/data/freshness/change-log.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ProductEntity } from './product.entity.ts'
import { UNKNOWN_PRODUCT } from './product.queries.ts'
import { productTags, touchedByProduct } from './product.tags.ts'
import { similarFrom } from './similar.ts'

/** A simultaneous change waits for this one and then starts from its result. @throws {ApiError} 404 */
export async function findProductEntity(em: EntityManager, id: number): Promise<ProductEntity> {
  const product = await em.findOne(ProductEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!product) throw notFound(UNKNOWN_PRODUCT)
  return product
}

/**
 * What follows from any edit of a product: its place in the history, and which answers it touches.
 * @param edit changes the product and writes it
 */
export async function editProduct(
  em: EntityManager,
  product: ProductEntity,
  edit: () => Promise<void>,
  action: RevisionAction = 'changed',
): Promise<Change<number>> {
  const { id } = product
  const [before, was] = [stateOf(product), factsOf(product)]
  await edit()
  return {
    result: id,
    touched: await touched(em, was, factsOf(product)),
    revisions: [{ kind: 'product', subject: id, before, after: stateOf(product), action }],
  }
}

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

/** With more changed products than this, hardly a page is left that shows none of them. */
const TOLD_APART = 500

/** Collects what a change of many products touches. */
export class TouchedProducts {
  #changes: { before: Facts | null; after: Facts | null }[] = []
  #count = 0

  /** `before` is null for a new product, `after` for a deleted one. */
  add(before: Facts | null, after: ProductEntity | null): void {
    this.#count++
    if (this.#count <= TOLD_APART) this.#changes.push({ before, after: after && factsOf(after) })
  }

  /** Asked when all of them are written, because neighbours in price are compared with the outcome. */
  async tags(em: EntityManager): Promise<string[]> {
    if (this.#count > TOLD_APART) return [EVERYTHING]
    const tags = new Set<string>()
    for (const { before, after } of this.#changes)
      for (const tag of await touched(em, before, after)) tags.add(tag)
    return [...tags]
  }
}
