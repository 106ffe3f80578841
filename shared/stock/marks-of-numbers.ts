import { definitionOf } from '../figures/registry.ts'
import { type Marks, numeralsOf } from '../german-number.ts'
import { type IncomingCell, isText } from '../table-cell.ts'
import type { StockColumn } from './columns.ts'
import { euroFields } from './foreign-currency.ts'

const NUMBER = /\d(?:[\d.,]*\d)?/g

/** The columns that hold numbers whose marks can be told from each other. */
export const holdsNumbers = (column: StockColumn): boolean =>
  column.kind === 'figure'
    ? definitionOf(column.key).kind === 'number'
    : euroFields.has(column.field)

/**
 * Whose marks the numbers of cells have for certain: `12,900.00` or `1,250,000` is nobody's but English.
 * A lone point proves nothing, because Germans type `2.5`, too. Null for none, and for both.
 */
function certainMarks(cells: readonly (IncomingCell | undefined)[]): Marks | null {
  const found = new Set<Marks>()
  for (const cell of cells) {
    if (!isText(cell)) continue
    for (const [digits] of cell.matchAll(NUMBER)) {
      const [numeral, other] = numeralsOf(digits)
      if (!numeral?.marks || other) continue
      if (numeral.marks === 'german' || digits.includes(',')) found.add(numeral.marks)
    }
  }
  const [marks = null] = found
  return found.size === 1 ? marks : null
}

/**
 * The marks of each of these columns: their own, or those of all the others where their cells do not say.
 * @param cellsOf the cells of a column
 */
export function marksOfNumbers<Column>(
  columns: readonly Column[],
  cellsOf: (column: Column) => readonly (IncomingCell | undefined)[],
): Map<Column, Marks> {
  const all = certainMarks(columns.flatMap(cellsOf))
  return new Map(
    columns.flatMap((column) => {
      const marks = certainMarks(cellsOf(column)) ?? all
      return marks ? [[column, marks] as const] : []
    }),
  )
}
