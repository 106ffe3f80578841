import { readFigure } from '../figures/read-figure.ts'
import { definitionOf } from '../figures/registry.ts'
import { aboutField } from '../product/fields.ts'
import {
  type Cell,
  type IncomingCell,
  isDay,
  isFormatted,
  shownCell,
  storedCell,
} from '../tables/table-cell.ts'
import type { StockColumn } from './columns.ts'
import { foreignCurrencyIn, isInEuros } from './foreign-currency.ts'
import { foreignFactor, ownUnitOf } from './foreign-units.ts'

/** Whether a field is a number, or what a spreadsheet keeps as true or false. */
const isNumberOrFlag = (field: StockColumn['field']) =>
  field === 'id' || field === 'year' || isInEuros(field) || aboutField(field)?.kind === 'flag'

/** `2,5 t`, `18 %`: the unit, which counts more than the digits that are stored without it. */
const HAS_UNIT = /[\p{L}%]/u

/**
 * What counts of a cell: what its spreadsheet shows where a text is wanted, what it stores where a number is.
 * A day is none of the numbers and choices, and no stock number either: `3-4` has become one by mistake.
 */
export function cellFor(column: StockColumn, cell: IncomingCell): Cell {
  if (!isFormatted(cell)) return cell
  return takesStored(column, cell) ? storedCell(cell) : shownCell(cell)
}

function takesStored(column: StockColumn, { shown, stored }: { shown: string; stored: Cell }) {
  if (column.kind === 'further') return false
  if (isInEuros(column.field) && foreignCurrencyIn(shown) !== null) return false
  if (column.kind === 'field')
    return isNumberOrFlag(column.field) || (column.field === 'stockNumber' && isDay(stored))
  const definition = definitionOf(column.key)
  if (isDay(stored) || definition.kind === 'month') return true
  if (definition.kind !== 'number') return false
  const { unit = '' } = ownUnitOf(shown)
  const isForeign = definition.unit !== null && foreignFactor(definition.unit, unit) !== undefined
  return !HAS_UNIT.test(shown) || !(isForeign || readFigure(column.key, shown) !== null)
}

/** Whether a day stands where a text is wanted. What somebody typed may have become one: `3.4` the third of April. */
export const isDayAsText = (column: StockColumn, cell: IncomingCell): boolean =>
  isFormatted(cell) && isDay(cell.stored) && !isDay(cellFor(column, cell))
