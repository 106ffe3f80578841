import type { Db } from '../../base/db/database.ts'
import { ApiError } from '../../base/http/errors.ts'
import { Outdated } from './product.changes.ts'
import { requireProduct } from './product.queries.ts'

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
