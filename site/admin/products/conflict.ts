import { HttpError } from 'react-admin'
import {
  type Product,
  type ProductInput,
  product,
  productInput,
} from '../../../shared/product/product.ts'

/** Somebody else saved the product while it was being edited here. */
export interface Conflict {
  /** The version that was edited. */
  base: Product
  mine: ProductInput
  theirs: Product
}

/** The conflict that a failed save reports; null if it failed for another reason. */
export function conflictOf(error: unknown, data: unknown, previousData: unknown): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const theirs = product.safeParse(error.body?.data).data
  if (!theirs) return null
  return { base: product.parse(previousData), mine: productInput.parse(data), theirs }
}
