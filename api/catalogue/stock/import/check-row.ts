import { z } from 'zod'
import { fieldErrors } from '../../../../shared/calls/envelope.ts'
import type { Differences } from '../../../../shared/operation/history.ts'
import {
  knownCategory,
  PRICE_MISSING,
  type ProductInput,
  type ProductPatch,
  pricedUnlessOnRequest,
  productInput,
  productPatch,
} from '../../../../shared/product/product.ts'
import { categoryNames, type StockCategory } from '../../../../shared/stock/category-names.ts'
import { targetOf } from '../../../../shared/stock/columns.ts'
import type { FailedPicture } from '../../../../shared/stock/import.ts'
import { type CellProblem, readRow, type StockCell } from '../../../../shared/stock/rows.ts'
import { cellText, saysNothing } from '../../../../shared/tables/table-cell.ts'
import { differencesOf } from '../../../base/requests/history/history.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { ExistingProduct, MatchedRow } from './match-rows.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import { shownPictures } from './pictures/picture-files.ts'
import type { RowMessage } from './row-outcomes.ts'

const images = z.array(z.string())
const NO_PRICE = 'Der Preis fehlt: eine Zahl oder „auf Anfrage“'

type Issues = Pick<z.core.$ZodError, 'issues'>

/** What is known of a row, whatever the rules of the form make of it. */
interface SeenRow {
  hints: RowMessage[]
  /** What the row says. */
  read: Record<string, unknown>
  /** Pictures that it names and that are not there. The machine comes in without them. */
  lacking: FailedPicture[]
  /** All pictures that it names. */
  named: string[]
}

export type CheckedRow = SeenRow &
  (
    | { kind: 'failed'; errors: RowMessage[] }
    | { kind: 'created'; input: ProductInput; fields: Differences }
    | { kind: 'changed'; patch: ProductPatch; fields: Differences }
    | { kind: 'unchanged' }
  )

/** @returns what reads a row, and checks it by the rules of the form */
export function rowChecker(
  columns: TableColumns,
  categories: readonly StockCategory[],
  pictures: Pick<ImportPictures, 'addressesOf' | 'missing' | 'isFetched'>,
): (row: MatchedRow) => CheckedRow {
  const ids = new Set(categories.map(({ id }) => id))
  const inKnownCategory = knownCategory((id) => ids.has(id))
  const input = productInput.check(inKnownCategory, pricedUnlessOnRequest)
  const changes = productPatch.check(inKnownCategory)
  const names = categoryNames(categories)

  return ({ cells, existing }) => {
    const { patch, ...said } = readRow(cells, existing, names)
    const atHeader = ({ column, value, message }: CellProblem): RowMessage => ({
      column: column.header,
      value,
      message,
    })
    const found = said.problems.map(atHeader)
    const hints = said.hints.map(atHeader)
    const named = images.safeParse(patch.images).data
    const lacking = named ? pictures.missing(named) : []
    if (named) {
      const gone = new Set(lacking.map(({ value }) => value))
      const good = pictures.addressesOf(named.filter((name) => !gone.has(name)))
      patch.images = shownPictures(existing?.images ?? [], named, good)
    }
    const isSame =
      named === undefined && cells.some(([{ field }, cell]) => field === 'images' && cell)
    const kept = (isSame && existing?.images) || []
    // Pictures that a machine shows from another server are fetched from there now.
    if (kept.some((address) => pictures.isFetched(address))) patch.images = kept
    const seen = { hints, read: patch, lacking, named: named ?? kept }
    const unread = new Set(found.map(({ column }) => column))
    const failed = (error: Issues | undefined): CheckedRow => {
      const others = error ? errorsAt(cells, columns, error) : []
      // A cell that cannot be read is missing to the schema, which has nothing to add.
      const errors = [...found, ...others.filter(({ column }) => !unread.has(column))]
      return { kind: 'failed', errors, ...seen }
    }
    if (!existing) {
      const { data, error } = input.safeParse(patch)
      if (error || found.length > 0) return failed(error)
      return { kind: 'created', input: data, fields: differencesOf({}, data), ...seen }
    }
    const { data, error } = changes.safeParse(patch)
    if (error || found.length > 0) return failed(error)
    const { price, priceKind } = { ...existing, ...data }
    if (price === null && priceKind !== 'onRequest')
      return failed({
        issues: [{ code: 'custom', path: ['price'], message: PRICE_MISSING, input: null }],
      })
    const { images: shown = [] } = data
    const fields = {
      ...changedFields(existing, data),
      // The same pictures, from now on here.
      ...(shown.some((address) => pictures.isFetched(address)) && {
        images: [existing.images, shown],
      }),
    } satisfies Differences
    return Object.keys(fields).length === 0
      ? { kind: 'unchanged', ...seen }
      : { kind: 'changed', patch: data, fields, ...seen }
  }
}

function changedFields(existing: ExistingProduct, patch: ProductPatch): Differences {
  const before = Object.fromEntries(
    Object.entries(existing).filter(([field]) => Object.hasOwn(patch, field)),
  )
  return differencesOf(before, patch)
}

/** What the schemas say about a row, each sentence at the column that it is about. */
function errorsAt(
  cells: readonly StockCell[],
  columns: TableColumns,
  { issues }: Issues,
): RowMessage[] {
  return issues.flatMap((issue) => {
    const [field = '', part] = issue.path.map(String)
    const found = cellOf(cells, field, part)
    const place = {
      column: found?.[0].header ?? columns.headerOf(field),
      value: found ? cellText(found[1] ?? null) : '',
    }
    const messages =
      field === 'price' && saysNothing(found?.[1] ?? null)
        ? [NO_PRICE]
        : Object.values(fieldErrors({ issues: [issue] })).flat()
    return messages.map((message) => ({ ...place, message }))
  })
}

/** The cell of a field: that of a period for rent, that of a name for specifications. */
function cellOf(cells: readonly StockCell[], field: string, part: string | undefined) {
  const ofField = cells.filter(([column]) => column.field === field)
  return (
    ofField.find(([column]) => targetOf(column) === `${field}.${part}`) ??
    ofField.find(([column]) => column.kind === 'further' && column.name === part) ??
    ofField[0]
  )
}
