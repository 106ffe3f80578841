import { z } from 'zod'
import type { ProductPatch } from '../../../shared/product/product.ts'
import type { Db } from '../../base/data/db/database.ts'
import { latestState } from '../../base/requests/history/history.queries.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { isCategoryId } from '../categories/category.queries.ts'
import { nameOfOwner } from './product.queries.ts'

const named = z.object({ name: z.string() })

/**
 * Says what stands in the way of an earlier state, and what to do about it.
 * @throws {ApiError} 409 if its category is gone, or if another product has its stock number by now
 */
export async function refuseIfImpossible(
  db: Db,
  id: number,
  { categoryId, stockNumber }: Pick<ProductPatch, 'categoryId' | 'stockNumber'>,
): Promise<void> {
  if (categoryId !== undefined && !(await isCategoryId(db, categoryId))) {
    const { data } = named.safeParse(await latestState(db, 'category', String(categoryId)))
    const category = data ? `„${data.name}“` : `mit der Nummer ${categoryId}`
    throw new ApiError(409, `Die Kategorie ${category} gibt es nicht mehr`, {
      details: { categoryId: ['Diese Kategorie gibt es nicht mehr, bitte wählen Sie eine andere'] },
    })
  }
  if (!stockNumber) return
  const owner = await nameOfOwner(db, id, stockNumber)
  if (owner === null) return
  throw new ApiError(
    409,
    `Die Lagernummer „${stockNumber}“ hat inzwischen ${owner}. Geben Sie dieser Maschine zuerst eine andere.`,
  )
}
