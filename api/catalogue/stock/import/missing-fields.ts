import type { TableColumns } from './columns-of-table.ts'
import type { RowMessage } from './row-outcomes.ts'

/** What a new machine must have, and what a title may say. */
const NEEDED = ['brand', 'model', 'categoryId', 'location']
const IN_TITLE = ['brand', 'model']

/** What new machines of a table need that neither a column nor a fixed value says. */
export class MissingFields {
  readonly #columns: TableColumns
  readonly #missing = new Set<string>()
  readonly #open: string[]

  constructor(columns: TableColumns) {
    this.#columns = columns
    const isOpen = (target: string) =>
      !columns.says(target) && !(columns.says('title') && IN_TITLE.includes(target))
    this.#open = NEEDED.filter(isOpen)
  }

  /**
   * Notes what a new machine has failed for.
   * @param isInSection whether its category is a matter of the heading above it
   */
  note(errors: readonly RowMessage[], isInSection: boolean): void {
    const lacks = (target: string) =>
      errors.some(({ column, value }) => value === '' && column === this.#columns.headerOf(target))
    for (const target of this.#open)
      if (!(target === 'categoryId' && isInSection) && lacks(target)) this.#missing.add(target)
    // Without prices all of them can be told to those who ask.
    if (!this.#columns.says('price') && lacks('price')) this.#missing.add('priceKind')
  }

  list(): string[] {
    return [...NEEDED, 'priceKind'].filter((target) => this.#missing.has(target))
  }
}
