import type { HttpError } from 'react-admin'
import { keysOf } from '../../../shared/keys.ts'
import {
  type Product,
  type ProductInput,
  type ProductPatch,
  product,
  productInput,
  productPatch,
} from '../../../shared/product/product.ts'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { authorOf } from '../data/failure.ts'

export type ProductField = keyof ProductInput
export type Side = 'mine' | 'theirs'
/** What was typed here, or what is stored. */
export type Version = ProductInput | Product

/** The form puts technical data into its own order. */
const same = (a: unknown, b: unknown) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value

/** The fields in which two versions differ. */
export function differingFields(mine: Version, theirs: Product): ProductField[] {
  return productInput.keyof().options.filter((field) => !same(mine[field], theirs[field]))
}

/** Proposes the user's own value for a field that the user has changed, and the newer version's otherwise. */
export function likelySide(field: ProductField, base: Product, mine: Version): Side {
  return same(base[field], mine[field]) ? 'theirs' : 'mine'
}

/** What is to be changed of theirs. */
export function mergeVersions(
  mine: Version,
  theirs: Product,
  sides: Partial<Record<ProductField, Side>>,
): ProductPatch {
  const own = keysOf(sides).filter((field) => sides[field] === 'mine')
  const patch = productPatch.parse(Object.fromEntries(own.map((field) => [field, mine[field]])))
  return { ...patch, ...timesEndedBy(patch.status ?? theirs.status) }
}

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
