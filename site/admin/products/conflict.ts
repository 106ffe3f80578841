import { HttpError } from 'react-admin'
import { type Product, type ProductInput, product, productInput } from '../../../shared/product.ts'

/** Someone saved the product while it was being edited here. */
export interface Conflict {
  /** The version that this form started from. */
  base: Product
  mine: ProductInput
  theirs: Product
}

/** What the answer to a save says of a newer version; null where it failed for another reason. */
export function conflictOf(error: unknown, data: unknown, previousData: unknown): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const theirs = product.safeParse(error.body?.data).data
  if (!theirs) return null
  return { base: product.parse(previousData), mine: productInput.parse(data), theirs }
}
