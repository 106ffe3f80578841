import type { CategoryNames } from '../../../../shared/stock/category-names.ts'
import { choicesOf, isChoiceOf } from '../../../../shared/stock/choices.ts'
import { columnOfTarget } from '../../../../shared/stock/columns.ts'
import { LISTED_CHANGES, type SimilarMachine } from '../../../../shared/stock/import.ts'
import type { TableReading } from '../../../../shared/stock/mapping.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { invalid } from '../../../base/requests/http/errors.ts'
import { categoryIn, withCategory, withOwnCategory } from './category-of-row.ts'
import type { CheckedRow } from './check-row.ts'
import type { TableColumns } from './columns-of-table.ts'
import { type DrivenRow, withDrive } from './drive-of-row.ts'
import type { MatchedRow } from './match-rows.ts'
import { MissingFields } from './missing-fields.ts'
import { withNetPrice } from './net-price.ts'
import type { RowMessage } from './row-outcomes.ts'
import { ListSections } from './sections-of-list.ts'
import { findSimilarMachines } from './similar-machines.ts'
import { ListWords } from './words-of-list.ts'

interface Parts {
  reading: TableReading
  columns: TableColumns
  categories: CategoryNames
  /** In percent. */
  vatRate: number
}

/** What a dealer's list says in a way of its own: by headings, in other words, and without numbers. */
export class DealersList {
  readonly #reading: TableReading
  readonly #columns: TableColumns
  readonly #categories: CategoryNames
  readonly #sections: ListSections
  readonly #words: ListWords
  readonly #missing: MissingFields
  readonly #vatRate: number
  readonly #isNumbered: boolean
  readonly #findSimilar: Awaited<ReturnType<typeof findSimilarMachines>>
  readonly #similar: SimilarMachine[] = []

  private constructor(
    { reading, columns, categories, vatRate }: Parts,
    isNumbered: boolean,
    findSimilar: Awaited<ReturnType<typeof findSimilarMachines>>,
  ) {
    this.#reading = reading
    this.#columns = columns
    this.#categories = categories
    this.#sections = new ListSections(reading.sections, columns, categories)
    this.#words = new ListWords(reading.words, categories)
    this.#missing = new MissingFields(columns)
    this.#vatRate = vatRate
    this.#isNumbered = isNumbered
    this.#findSimilar = findSimilar
  }

  static async open(db: Db, parts: Parts): Promise<DealersList> {
    const isNumbered = parts.columns.says('stockNumber') || parts.columns.says('id')
    return new DealersList(parts, isNumbered, await findSimilarMachines(db, isNumbered))
  }

  /** What is said of a row that is a heading of those below it. */
  enter(heading: RowMessage): RowMessage {
    return { ...heading, message: this.#sections.enter(heading.value) ?? heading.message }
  }

  /** The cells of a row in the words of the stock, and what has to be chosen of it. */
  read({ cells, existing, texts, chosen }: MatchedRow): Omit<DrivenRow, 'unclear'> {
    const filled = this.#sections.fill(cells, existing === null)
    const worded = this.#words.read(filled.cells)
    const read = withNetPrice(worded.cells, existing, this.#vatRate)
    const hints = [...filled.hints, ...worded.hints, ...read.hints]
    if (existing) return { cells: withOwnCategory(read.cells), hints, errors: [] }
    const category = categoryIn(read.cells)
    const id = this.#categories.idOf(category)
    const heading = this.#sections.headingOf(cells) ?? ''
    const { unclear, ...driven } = withDrive(read.cells, {
      names: [
        heading,
        categoryIn(filled.cells),
        category,
        (id !== null && this.#categories.nameOf(id)) || '',
      ],
      texts: [...texts, heading || this.#sections.gasIn(cells)],
      isDecided: chosen.has(this.#columns.headerOf('drive')),
      choiceOf: (column, text) => this.#words.choiceOf(column, text),
    })
    if (unclear !== null) this.#words.ask(this.#columns.headerOf('drive'), unclear)
    const placed = chosen.has(this.#columns.headerOf('categoryId'))
      ? { cells: driven.cells, hints: [], errors: [], unclear: null }
      : withCategory(
          driven.cells,
          {
            forAll: this.#reading.fixed.categoryId,
            choiceOf: (...said) => this.#words.choiceOf(...said),
          },
          this.#categories,
        )
    if (placed.unclear !== null)
      this.#words.ask(this.#columns.headerOf('categoryId'), placed.unclear)
    return {
      cells: placed.cells,
      hints: [...hints, ...driven.hints, ...placed.hints],
      errors: [...driven.errors, ...placed.errors],
    }
  }

  /** What came of a row. A category that is missing below a heading can be chosen in two places. */
  explain(checked: CheckedRow): CheckedRow {
    const heading = this.#sections.withoutCategory
    if (checked.kind !== 'failed' || heading === null) return checked
    const column = this.#columns.headerOf('categoryId')
    const message = `Die Zwischenüberschrift ${quoted(heading)} nennt keine Kategorie. Wählen Sie hier eine für diese Zeile, oder unter „Spalten ändern“ eine für alle Zeilen darunter`
    const errors = checked.errors.map((error) =>
      error.column === column && error.value === '' ? { ...error, message } : error,
    )
    return { ...checked, errors }
  }

  /** Notes what came of a row. @returns what is to be said of it besides */
  note({ row, cells, existing }: MatchedRow, checked: CheckedRow): RowMessage[] {
    const errors = checked.kind === 'failed' ? checked.errors : []
    this.#words.note(cells, [...errors, ...checked.hints])
    if (existing) return []
    this.#missing.note(errors, this.#sections.isInside)
    const similar = this.#findSimilar(checked.read)
    if (!similar) return []
    const { hasSameSerial, ...machine } = similar
    if (this.#similar.length < LISTED_CHANGES) this.#similar.push({ row, ...machine })
    if (!hasSameSerial) return []
    const message = `Diese Seriennummer hat schon ${quoted(machine.title)} (ID ${machine.id})`
    const value = String(checked.read.serialNumber)
    return [{ column: this.#columns.headerOf('serialNumber'), value, message }]
  }

  report() {
    const { undecided, read } = this.#sections.report()
    return {
      sections: undecided,
      unknownWords: this.#words.report(),
      understood: { sections: read, words: this.#reading.words },
      missing: this.#missing.list(),
      noStockNumber: !this.#isNumbered,
      similar: this.#similar,
    }
  }
}

/** @throws {ApiError} 400 for a heading or a word that stands for what is no choice */
export function checkChoices(
  { sections, words }: TableReading,
  { columns }: TableColumns,
  categories: CategoryNames,
): void {
  for (const category of Object.values(sections))
    if (category !== '' && categories.idOf(category) === null)
      throw invalid({ sections: [`Eine Kategorie ${quoted(category)} gibt es nicht`] })
  for (const { header, readAs } of columns) {
    const column = readAs === null ? null : columnOfTarget(readAs)
    const given = Object.hasOwn(words, header) ? Object.values(words[header] ?? {}) : []
    const wrong =
      column &&
      choicesOf(column, []) &&
      given.find((choice) => !isChoiceOf(column, choice, categories))
    if (wrong)
      throw invalid({ words: [`${quoted(wrong)} ist keine Auswahl von ${quoted(header)}`] })
  }
}
