import { z } from 'zod'
import type { Differences } from '../../../../shared/history.ts'
import {
  knownCategory,
  PRICE_MISSING,
  type ProductInput,
  type ProductPatch,
  pricedUnlessOnRequest,
  productInput,
  productPatch,
} from '../../../../shared/product/product.ts'
import {
  type CategoryNames,
  categoryNames,
  type StockCategory,
} from '../../../../shared/stock/category-names.ts'
import type { ImportError } from '../../../../shared/stock/report.ts'
import { readRow } from '../../../../shared/stock/rows.ts'
import { differencesOf } from '../../../base/history/state.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { ExistingProduct } from './existing-products.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import { errorsAt, problemAt } from './row-errors.ts'
import type { MatchedRow } from './row-matching.ts'

const images = z.array(z.string())

export type Checked =
  | { kind: 'failed'; errors: Omit<ImportError, 'row'>[] }
  | { kind: 'created'; input: ProductInput; fields: Differences }
  | { kind: 'changed'; patch: ProductPatch; fields: Differences }
  | { kind: 'unchanged' }

/** Reads what rows say, and checks it by the rules of the form. */
export class RowCheck {
  readonly #columns: TableColumns
  readonly #pictures: Pick<ImportPictures, 'addressesOf'>
  readonly #names: CategoryNames
  readonly #input: typeof productInput
  readonly #patch: typeof productPatch

  constructor(
    columns: TableColumns,
    categories: readonly StockCategory[],
    pictures: Pick<ImportPictures, 'addressesOf'>,
  ) {
    const ids = new Set(categories.map(({ id }) => id))
    const inKnownCategory = knownCategory((id) => ids.has(id))
    this.#columns = columns
    this.#pictures = pictures
    this.#names = categoryNames(categories)
    this.#input = productInput.check(inKnownCategory, pricedUnlessOnRequest)
    this.#patch = productPatch.check(inKnownCategory)
  }

  check({ cells, existing }: MatchedRow): Checked {
    const { patch, problems } = readRow(cells, existing, this.#names)
    const named = images.safeParse(patch.images).data
    if (named) patch.images = this.#pictures.addressesOf(named)
    const found = problems.map(problemAt)
    const unread = new Set(found.map(({ column }) => column))
    const failed = (error: Parameters<typeof errorsAt>[2] | undefined): Checked => {
      const others = error ? errorsAt(cells, this.#columns, error) : []
      // A cell that cannot be read is missing to the schema, which has nothing to add.
      const errors = [...found, ...others.filter(({ column }) => !unread.has(column))]
      return { kind: 'failed', errors }
    }
    if (!existing) {
      const { data, error } = this.#input.safeParse(patch)
      if (error || found.length > 0) return failed(error)
      return { kind: 'created', input: data, fields: differencesOf({}, data) }
    }
    const { data, error } = this.#patch.safeParse(patch)
    if (error || found.length > 0) return failed(error)
    const { price, priceKind } = { ...existing, ...data }
    if (price === null && priceKind !== 'onRequest')
      return failed({
        issues: [{ code: 'custom', path: ['price'], message: PRICE_MISSING, input: null }],
      })
    const fields = changedFields(existing, data)
    return Object.keys(fields).length === 0
      ? { kind: 'unchanged' }
      : { kind: 'changed', patch: data, fields }
  }
}

function changedFields(existing: ExistingProduct, patch: ProductPatch): Differences {
  const before = Object.fromEntries(
    Object.entries(existing).filter(([field]) => Object.hasOwn(patch, field)),
  )
  return differencesOf(before, patch)
}
