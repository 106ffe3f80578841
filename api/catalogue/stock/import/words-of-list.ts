import type { CategoryNames } from '../../../../shared/stock/category-names.ts'
import {
  choicesOf,
  isChoiceOf,
  isUnknownWord,
  LONGEST_WORD,
  plainWord,
} from '../../../../shared/stock/choices.ts'
import type { StockColumn } from '../../../../shared/stock/columns.ts'
import { LISTED_WORDS } from '../../../../shared/stock/import.ts'
import type { Words } from '../../../../shared/stock/mapping.ts'
import { quoted, readAs } from '../../../../shared/stock/quoted.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import { cellText } from '../../../../shared/tables/table-cell.ts'
import type { RowMessage } from './row-outcomes.ts'
import type { FilledRow } from './sections-of-list.ts'

/** What the words of a dealer's list stand for, and those that nobody has explained. */
export class ListWords {
  readonly #asked: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly #categories: CategoryNames
  readonly #unknown = new Map<string, Map<string, string>>()

  constructor(asked: Words, categories: CategoryNames) {
    this.#asked = new Map(
      Object.entries(asked).map(([header, words]) => [
        header,
        new Map(Object.entries(words).map(([word, choice]) => [plainWord(word), choice])),
      ]),
    )
    this.#categories = categories
  }

  /** The cells with what their words stand for, and a hint at each of those. */
  read(cells: StockCell[]): FilledRow {
    const hints: RowMessage[] = []
    const read = cells.map((stockCell): StockCell => {
      const [column, cell] = stockCell
      const value = cellText(cell ?? null).trim()
      const choice = this.choiceOf(column, value)
      if (choice === undefined) return stockCell
      const message = choice ? readAs(value, choice) : `${quoted(value)} zählt als leer`
      hints.push({ column: column.header, value, message })
      return [column, choice || null]
    })
    return { cells: read, hints }
  }

  /** What somebody has said that a word of a column stands for; empty for nothing, undefined where nobody has. */
  choiceOf(column: StockColumn, word: string): string | undefined {
    const choice = this.#asked.get(column.header)?.get(plainWord(word))
    return choice !== undefined && isChoiceOf(column, choice, this.#categories) ? choice : undefined
  }

  /** Notes a word that somebody has to explain for all rows, unless it is longer than one. */
  ask(header: string, word: string): void {
    if (word.trim().length > LONGEST_WORD) return
    const words = this.#unknown.get(header) ?? new Map<string, string>()
    this.#unknown.set(header, words)
    if (words.size < LISTED_WORDS) words.set(plainWord(word), word.trim())
  }

  /** Notes which words of a row were not understood. */
  note(cells: readonly StockCell[], messages: readonly RowMessage[]): void {
    for (const { column: header } of messages) {
      const found = cells.find(([column]) => column.header === header)
      const [column, cell = null] = found ?? []
      if (!column || !choicesOf(column, []) || !isUnknownWord(column, cell, this.#categories))
        continue
      this.ask(header, cellText(cell))
    }
  }

  report(): Record<string, string[]> {
    return Object.fromEntries(
      [...this.#unknown].map(([header, words]) => [header, [...words.values()]]),
    )
  }
}
