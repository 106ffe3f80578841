import { conditionLabels } from '../../../../shared/product/terms.ts'
import { type CategoryNames, driveOfName } from '../../../../shared/stock/category-names.ts'
import { plainWord } from '../../../../shared/stock/choices.ts'
import { columnOfTarget } from '../../../../shared/stock/columns.ts'
import { gasIn } from '../../../../shared/stock/gas.ts'
import { LISTED_WORDS } from '../../../../shared/stock/import.ts'
import type { Sections } from '../../../../shared/stock/mapping.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import { readCondition } from '../../../../shared/stock/read-state.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import { saysNothing } from '../../../../shared/tables/table-cell.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { RowMessage } from './row-outcomes.ts'

/** What stands around a heading's words: `*** Diesel ***`, `Elektrostapler (4 Stück):`. */
const AROUND = /^[^\p{L}\d]+|\s*\(.*\)|[^\p{L}\d]+$/gu

/** The adjective before a noun, or the last word: `Gebrauchte Elektrostapler`, `Dieselstapler (neu)`. */
const CONDITION =
  /^[^\p{L}\d]*(\p{L}{2,}e[rns]?)\s+(?=\p{Lu})|(?<=\p{L})[\s,(–-]+(\p{L}+)\)?[^\p{L}\d]*$/u

/** What a heading says of the condition of its machines; null for nothing. */
function conditionIn(heading: string): string | null {
  const [, adjective, last = ''] = CONDITION.exec(heading) ?? []
  const reading = readCondition(adjective ?? last, true)
  if ('problem' in reading || reading.hint) return null
  return conditionNames.get(reading.value) ?? null
}

const conditionNames = new Map<unknown, string>(Object.entries(conditionLabels))

/** A heading's own words, without those of a condition. */
const wordsOf = (heading: string) =>
  (conditionIn(heading) ? heading.replace(CONDITION, '') : heading).replace(AROUND, '')

export interface FilledRow {
  cells: StockCell[]
  hints: RowMessage[]
}

interface Section {
  heading: string
  /** Empty where it names none; undefined where nobody has decided. */
  category: string | undefined
  condition: string | null
}

/** The headings of a dealer's list, and the category that each gives to the machines below it. */
export class ListSections {
  readonly #asked: ReadonlyMap<string, string>
  readonly #categories: CategoryNames
  readonly #hasColumn: boolean
  readonly #undecided = new Map<string, string>()
  readonly #read = new Map<string, string>()
  #current: Section | null = null

  constructor(asked: Sections, columns: TableColumns, categories: CategoryNames) {
    this.#asked = new Map(
      Object.entries(asked).map(([heading, category]) => [plainWord(heading), category]),
    )
    this.#categories = categories
    this.#hasColumn = columns.columns.some(({ readAs }) => readAs === 'categoryId')
  }

  /**
   * From here on the machines stand below this heading.
   * @returns what it says about them; null for nothing
   */
  enter(heading: string): string | null {
    const category = this.#categoryOf(heading)
    const condition = conditionIn(heading)
    this.#current = { heading, category, condition }
    const said = [
      ...(category && !this.#hasColumn ? [`gehören zu ${quoted(category)}`] : []),
      ...(condition ? [`haben ohne eigene Angabe den Zustand ${quoted(condition)}`] : []),
    ]
    if (said.length > 0) return `Zwischenüberschrift; die Maschinen darunter ${said.join(' und ')}`
    return this.#saysDrive()
      ? 'Die Zeile ist eine Zwischenüberschrift und gilt für Zeilen darunter ohne eigene Angabe'
      : null
  }

  /** Whether machines below the heading may have their category or their drive from it. */
  #saysDrive(): boolean {
    if (!this.#current) return false
    const { heading, category } = this.#current
    const gas = gasIn(heading)
    if (category || (gas !== null && gas !== 'unclear')) return true
    return category === undefined && driveOfName(wordsOf(heading)) !== null
  }

  get isInside(): boolean {
    return this.#current !== null
  }

  /** The heading above a row that gives it no category. */
  get withoutCategory(): string | null {
    return this.#current && !this.#current.category ? this.#current.heading : null
  }

  /** The words of the heading above a row; null where it says nothing about that. */
  headingOf(cells: readonly StockCell[]): string | null {
    if (!this.#current || this.#current.category === '') return null
    return this.#hasColumn && namesCategory(cells) ? null : wordsOf(this.#current.heading)
  }

  /** The heading above a row that names its category itself, where it says plainly that its machines run on gas. */
  gasIn(cells: readonly StockCell[]): string {
    const heading = this.#current?.heading ?? ''
    const gas = this.headingOf(cells) === null ? gasIn(heading) : null
    return gas === null || gas === 'unclear' ? '' : heading
  }

  /** The cells of a row below the heading, which says the condition of a new machine that has none of its own. */
  fill(cells: StockCell[], isNew: boolean): FilledRow {
    const filled = this.#withCategory(cells, isNew)
    const condition = isNew && this.#current?.condition
    const own = cells.find(([{ field }]) => field === 'condition')
    const column = own?.[0] ?? columnOfTarget('condition')
    if (!condition || !column || !saysNothing(own?.[1] ?? null)) return filled
    const others = filled.cells.filter(([{ field }]) => field !== 'condition')
    return { ...filled, cells: [...others, [column, condition]] }
  }

  /** A category of its own counts before the heading's. */
  #withCategory(cells: StockCell[], isNew: boolean): FilledRow {
    if (!this.#current || (this.#hasColumn && namesCategory(cells))) return { cells, hints: [] }
    const { heading, category } = this.#current
    if (category !== undefined) this.#read.set(heading, category)
    // A known machine has a category.
    else if (isNew) this.#undecided.set(plainWord(heading), heading)
    const column = columnOfTarget('categoryId')
    if (!category || !column) return { cells, hints: [] }
    const others = cells.filter(([{ field }]) => field !== 'categoryId')
    const own = cells.find(([{ field }]) => field === 'categoryId')
    const [{ header }] = own ?? [{ header: heading }]
    const message = `${category} nach der Zwischenüberschrift ${quoted(heading)}`
    return {
      cells: [...others, [{ ...column, header }, category]],
      // Above a list without that column it is said once, at the heading.
      hints: this.#hasColumn ? [{ column: header, value: '', message }] : [],
    }
  }

  /** Those above machines that nobody has decided, and what the others were read as. */
  report(): { undecided: string[]; read: Sections } {
    return {
      undecided: [...this.#undecided.values()].slice(0, LISTED_WORDS),
      read: Object.fromEntries(this.#read),
    }
  }

  #categoryOf(heading: string): string | undefined {
    const asked = this.#asked.get(plainWord(heading))
    if (asked === '') return ''
    const id = this.#categories.idOf(asked ?? wordsOf(heading))
    return id === null ? undefined : (this.#categories.nameOf(id) ?? undefined)
  }
}

const namesCategory = (cells: readonly StockCell[]) =>
  cells.some(([{ field }, cell]) => field === 'categoryId' && !saysNothing(cell ?? null))
