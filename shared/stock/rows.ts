import { plainStockNumber, stockKey } from '../product/field-rules.ts'
import { aboutField } from '../product/fields.ts'
import type { StoredProduct } from '../product/product.ts'
import {
  type Cell,
  cellText,
  isEmptyCell,
  isNoValue,
  readTableNumber,
  sameCell,
  saysNothing,
} from '../tables/table-cell.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { formatNumber } from '../writing/format.ts'
import type { CategoryNames } from './category-names.ts'
import type { StockColumn } from './columns.ts'
import { type FieldColumn, isOptional } from './fields.ts'
import { foreignAmountOf } from './foreign-currency.ts'
import { missingNames } from './names.ts'
import { readSpecifications, specificationWriter } from './specification-cells.ts'
import { damageOf, dayMadeOf, respelled } from './spreadsheet-cell.ts'

/** A machine's row of a table with these columns. */
export function writeRow(
  product: StoredProduct,
  columns: readonly StockColumn[],
  categories: CategoryNames,
): Cell[] {
  const specifications = specificationWriter(product.specifications)
  return columns.map((column) => {
    if (column.kind === 'figure') return specifications.figure(column.key)
    if (column.kind === 'further') return specifications.further(column.name)
    const cell = column.column.write(product, categories)
    return cell === '' ? null : cell
  })
}

/** A cell that is undefined leaves its field alone, as a missing column does. */
export type StockCell = readonly [column: StockColumn, cell: Cell | undefined]

export interface CellProblem {
  column: StockColumn
  /** The cell as text. */
  value: string
  message: string
}

interface RowReading {
  /** Input for `productInput` or `productPatch`: the fields whose cells do not repeat what the machine says. */
  patch: Record<string, unknown>
  problems: CellProblem[]
  /** What was understood otherwise than it stands there. */
  hints: CellProblem[]
}

/**
 * What a row says. A new machine without a title is called after its brand and model; a title may name those.
 * @param existing the machine that the row is about; null for a new one
 */
export function readRow(
  cells: readonly StockCell[],
  existing: StoredProduct | null,
  categories: CategoryNames,
): RowReading {
  const patch: Record<string, unknown> = {}
  const also: Record<string, unknown> = {}
  const said: Record<'problem' | 'hint', CellProblem[]> = { problem: [], hint: [] }
  const say = (kind: 'problem' | 'hint', column: StockColumn, cell: Cell, message: string) =>
    said[kind].push({ column, value: cellText(cell), message })

  for (const [column, cell] of cells) {
    if (cell === undefined || column.kind !== 'field' || column.field === 'id') continue
    const tooLong = tooLongFor(column, cell)
    if (tooLong) {
      say('problem', column, cell, tooLong)
      continue
    }
    const isNothing = isNoValue(cell) || (isOptional(column.field) && saysNothing(cell))
    const given = isNothing ? null : cell
    const isRepeated = (typed: Cell) =>
      existing !== null && repeats(typed, column.column, existing, categories)
    if (isRepeated(cell) || isRepeated(given)) continue
    const kept = existing && respelled(cell, column.column.write(existing, categories))
    if (kept) {
      say('hint', column, cell, kept)
      continue
    }
    const damage = damageOf(cell) ?? foreignAmountOf(column, cell)
    if (damage) {
      say('problem', column, cell, damage)
      continue
    }
    const day = dayMadeOf(column.field, cell)
    if (day) say('hint', column, cell, day)
    const reading = column.column.read(given, existing === null, column.marks, categories)
    if ('problem' in reading) {
      say('problem', column, cell, reading.problem)
      continue
    }
    if (reading.hint) say('hint', column, cell, reading.hint)
    if (column.field === 'stockNumber' && existing && isStockNumberOf(existing, reading.value))
      continue
    Object.assign(also, reading.also)
    if (column.column.period)
      patch.rent = { ...rentOf(patch, existing), [column.column.period]: reading.value }
    else if (reading.value !== undefined) patch[column.field] = reading.value
  }

  const specificationCells = cells.flatMap(([column, cell]) => {
    if (column.field !== 'specifications' || cell === undefined) return []
    const tooLong = tooLongFor(column, cell)
    if (tooLong) say('problem', column, cell, tooLong)
    return tooLong ? [] : [[column, cell] as const]
  })
  if (specificationCells.length > 0) {
    const before = existing?.specifications ?? {}
    const after = readSpecifications(specificationCells, before, say)
    if (JSON.stringify(Object.entries(before)) !== JSON.stringify(Object.entries(after)))
      patch.specifications = after
  }
  // A grade in its own column says more than one beside the condition.
  const { grade, ...further } = also
  const { names, hint } = existing ? { names: {} } : missingNames(patch)
  const titled = cells.find(([{ field }]) => field === 'title')
  if (hint && titled) say('hint', titled[0], titled[1] ?? null, hint)
  return {
    patch: {
      ...(grade !== undefined && { grade }),
      ...patch,
      ...further,
      ...names,
    },
    problems: said.problem,
    hints: said.hint,
  }
}

const repeats = (
  cell: Cell,
  column: FieldColumn,
  existing: StoredProduct,
  categories: CategoryNames,
) => sameCell(cell, column.write(existing, categories))

/** In whatever letter case; the machine keeps its own. */
const isStockNumberOf = ({ stockNumber }: StoredProduct, value: unknown) =>
  stockNumber !== null && typeof value === 'string' && stockKey(value) === stockKey(stockNumber)

const rentOf = (patch: Record<string, unknown>, existing: StoredProduct | null) =>
  patch.rent ?? existing?.rent ?? {}

/** What a row is matched by. An id of null where the cell is empty, undefined where it is none. */
export interface RowKey {
  id: number | null | undefined
  stockNumber: string | null
}

export function readKey(cells: readonly StockCell[]): RowKey {
  const cellOf = (field: string) => cells.find(([column]) => column.field === field)?.[1] ?? null
  const stockNumber = cellOf('stockNumber')
  const id = cellOf('id')
  const number = readTableNumber(cellText(id)) ?? 0
  const isId = Number.isInteger(number) && number >= 1 && number <= LARGEST_ID
  return {
    id: isEmptyCell(id) || isNoValue(id) ? null : isId ? number : undefined,
    stockNumber: saysNothing(stockNumber) ? null : plainStockNumber(cellText(stockNumber)) || null,
  }
}

/** Far more than any line of a machine takes, also as HTML. What reads numbers and words would take seconds for more. */
const LONGEST_LINE = 2_000

/** Whether a field may have as much as a cell of a table holds. */
const isLong = (field: StockColumn['field']) =>
  field === 'images' || field === 'conditionReport' || aboutField(field)?.kind === 'text'

/** What is said of a cell that is longer than anything its column holds; null for any other cell. */
const tooLongFor = ({ field }: StockColumn, cell: Cell): string | null =>
  isLong(field) || cellText(cell).length <= LONGEST_LINE
    ? null
    : `In der Zelle stehen mehr als ${formatNumber(LONGEST_LINE)} Zeichen. Bitte kürzen Sie den Text`
