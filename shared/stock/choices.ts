import { definitionOf } from '../figures/registry.ts'
import { aboutField } from '../product/fields.ts'
import { adminStatusLabels, priceKindLabels } from '../product/terms.ts'
import { type Cell, isText, saysNothing } from '../tables/table-cell.ts'
import type { CategoryNames } from './category-names.ts'
import type { StockColumn } from './columns.ts'
import { readFigureCell } from './figure-cell.ts'
import { damageOf } from './spreadsheet-cell.ts'

const statuses = Object.values(adminStatusLabels)

/** What may stand in the cell of a field, by the names that people see; null for a field of no choices. */
function fieldChoices(field: string): string[] | null {
  // What dealers write in the place of a price.
  if (field === 'price') return [priceKindLabels.onRequest, ...statuses]
  const choices = aboutField(field)?.choices
  return choices ? Object.values(choices) : null
}

/**
 * What a word of a column can stand for, by the names that people see; null for a column of no choices.
 * @param categories their names
 */
export function choicesOf(column: StockColumn, categories: readonly string[]): string[] | null {
  if (column.kind === 'further') return null
  if (column.kind === 'field')
    return column.field === 'categoryId' ? [...categories] : fieldChoices(column.field)
  const definition = definitionOf(column.key)
  return definition.kind === 'choice'
    ? Object.values(definition.choices).map(({ label }) => label)
    : null
}

/** Whether a word of a column can stand for this; for nothing at all where it is empty. */
export function isChoiceOf(column: StockColumn, choice: string, categories: CategoryNames) {
  if (column.field === 'categoryId' && categories.idOf(choice) !== null) return true
  const choices = choicesOf(column, categories.all)
  return choices !== null && ['', ...choices].map(plainWord).includes(plainWord(choice))
}

/** In characters: what is longer is a remark, and the next list has another one. */
export const LONGEST_WORD = 60

/** Whether a cell of choices is a word that nobody has explained. */
export function isUnknownWord(column: StockColumn, cell: Cell, categories: CategoryNames): boolean {
  if (!isText(cell) || saysNothing(cell) || damageOf(cell) || cell.trim().length > LONGEST_WORD)
    return false
  if (column.kind === 'further') return false
  if (column.kind === 'figure') {
    const reading = readFigureCell(column.key, cell, column)
    return 'problem' in reading || reading.value === null
  }
  // What has figures in it is a mistyped price.
  const isWord = column.field !== 'price' || !/\d/.test(cell)
  return isWord && 'problem' in column.column.read(cell, true, undefined, categories)
}

/** A word as it is compared with others: case and outer blanks aside. */
export const plainWord = (text: string) => text.trim().toLowerCase()
