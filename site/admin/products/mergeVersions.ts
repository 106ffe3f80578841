import {
  type Product,
  type ProductInput,
  type ProductPatch,
  product,
  productInput,
  productPatch,
} from '../../../shared/product/product.ts'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { keysOf } from '../../../shared/values/records.ts'
import type { Newer } from '../forms/ConflictDialog.tsx'
import type { Side } from '../forms/SideChoice.tsx'

export type ProductField = keyof ProductInput
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

type Specifications = ProductInput['specifications']

/** Theirs with what was added, changed or taken out here, so that two who note different values lose neither. */
function rebased(base: Specifications, mine: Specifications, theirs: Specifications) {
  const merged = new Map(Object.entries(theirs))
  for (const [name, value] of Object.entries(mine))
    if (base[name] !== value) merged.set(name, value)
  for (const name of Object.keys(base)) if (!(name in mine)) merged.delete(name)
  return Object.fromEntries(merged)
}

/** Where what was typed differs from what somebody else has saved meanwhile. */
export function conflictOf({ record, typed, seen }: Pick<Newer, 'record' | 'typed' | 'seen'>) {
  const theirs = product.parse(record)
  const base = product.parse(seen)
  const input = productInput.parse({ ...base, ...typed })
  const specifications = rebased(base.specifications, input.specifications, theirs.specifications)
  const mine = { ...input, specifications }
  // Only what this user may change.
  const fields = differingFields(mine, theirs).filter((field) => field in typed)
  return { base, mine, theirs, fields }
}
