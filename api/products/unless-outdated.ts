import type { Product } from '../../shared/product/product.ts'
import type { Db } from '../database.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { Outdated, UNKNOWN_PRODUCT } from './product.changes.ts'
import { findProduct } from './product.queries.ts'

const OUTDATED = 'Das Produkt wurde in der Zwischenzeit geändert'

/**
 * Makes a change that depends on the version that the caller has seen.
 * @throws {ApiError} 409 with the newer version
 */
export async function unlessOutdated<Result>(
  db: Db,
  id: number,
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof Outdated)) throw error
    throw new ApiError(409, OUTDATED, { data: await requireProduct(db, id) })
  }
}

/** @throws {ApiError} 404 for an unknown product */
export async function requireProduct(db: Db, id: number): Promise<Product> {
  const found = await findProduct(db, id)
  if (!found) throw notFound(UNKNOWN_PRODUCT)
  return found
}
