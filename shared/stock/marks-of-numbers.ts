import { definitionOf } from '../figures/registry.ts'
import { type IncomingCell, isText } from '../tables/table-cell.ts'
import { LONGEST_NUMBER, type Marks, numeralsOf } from '../writing/german-number.ts'
import type { StockColumn } from './columns.ts'
import { isInEuros } from './foreign-currency.ts'

const NUMBER = /\d(?:[\d.,]*\d)?/g

/** The columns that hold numbers whose marks can be told from each other. */
export const holdsNumbers = (column: StockColumn): boolean =>
  column.kind === 'figure' ? definitionOf(column.key).kind === 'number' : isInEuros(column.field)

/**
 * Whose marks the numbers of cells have for certain: `12,900.00` or `1,250,000` is nobody's but English.
 * A lone point proves nothing, because Germans type `2.5`, too.
 */
function certainMarks(cells: readonly (IncomingCell | undefined)[]): Set<Marks> {
  const found = new Set<Marks>()
  for (const cell of cells) {
    if (!isText(cell) || cell.length > LONGEST_NUMBER) continue
    for (const [digits] of cell.matchAll(NUMBER)) {
      const [numeral, other] = numeralsOf(digits)
      if (!numeral?.marks || other) continue
      if (numeral.marks === 'german' || digits.includes(',')) found.add(numeral.marks)
    }
  }
  return found
}

/** The only ones; null for none, and for both. */
const onlyMarks = (found: Set<Marks>): Marks | null =>
  found.size === 1 ? ([...found][0] ?? null) : null

/**
 * The marks of each of these columns: their own, or those of all the others where their cells do not say.
 * @param cellsOf the cells of a column
 */
export function marksOfNumbers<Column>(
  columns: readonly Column[],
  cellsOf: (column: Column) => readonly (IncomingCell | undefined)[],
): Map<Column, Marks> {
  const certain = columns.map((column) => [column, certainMarks(cellsOf(column))] as const)
  const all = onlyMarks(new Set(certain.flatMap(([, found]) => [...found])))
  return new Map(
    certain.flatMap(([column, found]) => {
      const marks = onlyMarks(found) ?? all
      return marks ? [[column, marks] as const] : []
    }),
  )
}
