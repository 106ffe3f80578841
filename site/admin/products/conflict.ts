import type { HttpError } from 'react-admin'
import {
  type Product,
  type ProductInput,
  product,
  productInput,
} from '../../../shared/product/product.ts'
import { authorOf } from '../data/failure.ts'
import { differingFields, type ProductField } from './mergeVersions.ts'

/** Somebody else saved the product while it was being edited here. */
export interface Conflict {
  /** The version that was edited. */
  base: Product
  mine: ProductInput
  theirs: Product
  /** In which they differ, of those that this user may change. */
  fields: ProductField[]
  /** Who saved theirs. */
  author: string
}

/**
 * The conflict of versions that a refused save reports; null if it was refused for another reason.
 * @param data what was to be saved: all fields, or those that the user may change
 */
export function conflictOf(error: HttpError, data: object, previousData: unknown): Conflict | null {
  const theirs = product.safeParse(error.body?.data).data
  if (!theirs) return null
  const base = product.parse(previousData)
  const mine = productInput.parse({ ...base, ...data })
  const fields = differingFields(mine, theirs).filter((field) => field in data)
  return { base, mine, theirs, fields, author: authorOf(error) }
}
