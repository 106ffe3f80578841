import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { RevisionAction } from '../../../shared/operation/history.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ProductEntity } from './product.entity.ts'
import { factsOf, stateOf, touched } from './product.facts.ts'
import { UNKNOWN_PRODUCT } from './product.queries.ts'

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
