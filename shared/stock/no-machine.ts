import {
  cellText,
  type IncomingCell,
  isEmptyCell,
  isText,
  readTableNumber,
} from '../tables/table-cell.ts'
import type { StockCell } from './rows.ts'

const SUM =
  /^(?:(?:zwischen|gesamt|end|teil)-?(?:summe|betrag|bestand)|summe|(?:sub)?total|gesamt|übertrag|anzahl|σ|∑)(?!\p{L})/iu

/** What names a machine. */
const NAMES: StockCell[0]['field'][] = [
  'id',
  'stockNumber',
  'title',
  'brand',
  'model',
  'serialNumber',
]
/** Where a table has fewer columns of names, a row without any may be a machine whose name was forgotten. */
const FEWEST_NAMES = 3
/** A table that is narrower may well have rows of one cell. */
const FEWEST_COLUMNS = 4
/** In characters: what is longer says more than what stands below it. */
const LONGEST_HEADING = 500
/** Unless the cell says a kind of machine. */
const FEWEST_BESIDE_KIND = 3

interface ListRow {
  /** Everything that stands in the row. */
  cells: readonly (IncomingCell | undefined)[]
  /** What is read of it. */
  read: readonly StockCell[]
  hasFormula: boolean
}

/** Whether a row of a dealer's list says what others come to: by a word, by a formula, or by numbers alone. */
export function isSum({ cells, read, hasFormula }: ListRow): boolean {
  const names = read.filter(([{ field }]) => NAMES.includes(field))
  const isNamed = names.some(
    ([, cell]) => !isEmptyCell(cell ?? null) && !SUM.test(cellText(cell ?? null).trim()),
  )
  if (isNamed) return false
  const filled = cells.flatMap((cell) => (isEmptyCell(cell ?? null) ? [] : [cell ?? null]))
  if (filled.some((cell) => isText(cell) && SUM.test(cell.trim()))) return true
  return (
    names.length >= FEWEST_NAMES &&
    (hasFormula || filled.every((cell) => readTableNumber(cellText(cell)) !== null))
  )
}

/** What a heading says of its machines, perhaps with figures: `Elektro 3-Rad`, `Stapler bis 3 t (4 Stück)`. */
const KIND = /stapler|wagen|schlepper|ger(?:ä|ae)te|maschinen|fahrzeuge|\d-?rad|st(?:ü|ue)ck/i

/** Whether a row that is no machine of the stock stands above others, as a heading of them does: `Dieselstapler`. */
export function isHeading({ cells }: Pick<ListRow, 'cells'>): boolean {
  const [only, ...others] = cells.filter((cell) => !isEmptyCell(cell ?? null))
  if (!isText(only) || others.length > 0 || only.length > LONGEST_HEADING) return false
  if (!/\p{L}/u.test(only)) return false
  const isKind = KIND.test(only)
  return (
    cells.length >= (isKind ? FEWEST_BESIDE_KIND : FEWEST_COLUMNS) && (isKind || !/\d/.test(only))
  )
}

/** Whether a row repeats the headers, as lists of several printed pages do. */
export function isRepeatedHeader(
  { cells }: Pick<ListRow, 'cells'>,
  header: readonly string[],
): boolean {
  const filled = cells.flatMap((cell, at) =>
    isEmptyCell(cell ?? null) ? [] : [[cell, at] as const],
  )
  return (
    filled.length > 1 && filled.every(([cell, at]) => cellText(cell ?? null).trim() === header[at])
  )
}
