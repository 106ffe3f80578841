import type { HttpError } from 'react-admin'
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

/** The conflict of versions that a refused save reports; null if it was refused for another reason. */
export function conflictOf(
  error: HttpError,
  data: unknown,
  previousData: unknown,
): Conflict | null {
  const theirs = product.safeParse(error.body?.data).data
  if (!theirs) return null
  return { base: product.parse(previousData), mine: productInput.parse(data), theirs }
}
