import {
  type FailedPicture,
  type ImportError,
  type ImportedRow,
  LISTED_CHANGES,
  LISTED_ERRORS,
  type MachineLackingPictures,
} from '../../../../shared/stock/import.ts'
import { clipped } from '../../../../shared/stock/quoted.ts'

type Outcome = 'created' | 'changed' | 'unchanged' | 'failed'
/** What is to be said of a row: an error or a hint. */
export type RowMessage = Omit<ImportError, 'row'>

/** What the file of failed rows says of each, so that fifty thousand of them fit into memory. */
const LONGEST_REASON = 500

/** What becomes of each row. A row that looked good may still fail because of another one. */
export class RowOutcomes {
  readonly #outcomes = new Map<number, Outcome>()
  readonly #changes: ImportedRow[] = []
  readonly #errors: ImportError[] = []
  readonly #hints: ImportError[] = []
  readonly #reasons = new Map<number, string>()
  readonly #titles = new Map<number, string>()
  readonly #lacking = new Map<number, MachineLackingPictures>()

  add(row: number, outcome: Exclude<Outcome, 'failed'>, change?: Omit<ImportedRow, 'row'>): void {
    this.#outcomes.set(row, outcome)
    if (change && this.#changes.length < LISTED_CHANGES) this.#changes.push({ row, ...change })
  }

  /** Says what the machine of a row is called, as far as it can be read. */
  name(row: number, title: string): void {
    if (title) this.#titles.set(row, clipped(title))
  }

  fail(row: number, errors: readonly RowMessage[]): void {
    this.#outcomes.set(row, 'failed')
    addMessages(this.#errors, row, errors)
    const said = errors.map(({ column, message }) => (column ? `${column}: ${message}` : message))
    const reasons = [this.#reasons.get(row), ...said].filter(Boolean).join('; ')
    this.#reasons.set(row, reasons.slice(0, LONGEST_REASON))
  }

  /** Notes pictures without which the machine of a row comes in. */
  lackPictures(row: number, id: number | null, pictures: readonly FailedPicture[]): void {
    if (pictures.length === 0) return
    const { pictures: before = [] } = this.#lacking.get(row) ?? {}
    const said = [...before, ...pictures].map(
      ({ value, message }) => [clipped(value), message] as const,
    )
    const once = [...new Map(said)].map(([value, message]) => ({ value, message }))
    this.#lacking.set(row, { row, id, title: this.#titles.get(row) ?? '', pictures: once })
  }

  /** Says which machine a row has become. */
  identify(row: number, id: number | null): void {
    const lacking = this.#lacking.get(row)
    if (lacking) this.#lacking.set(row, { ...lacking, id })
  }

  /** What is to be said of a row, whatever becomes of it. */
  hint(row: number, hints: readonly RowMessage[]): void {
    addMessages(this.#hints, row, hints)
  }

  hasFailed(row: number): boolean {
    return this.#outcomes.get(row) === 'failed'
  }

  /** Why a row has failed; null for one that has not. */
  reasonOf(row: number): string | null {
    return this.hasFailed(row) ? (this.#reasons.get(row) ?? '') : null
  }

  get failed(): number {
    return this.#count('failed')
  }

  get changes(): number {
    return this.#count('created') + this.#count('changed')
  }

  report() {
    return {
      rows: this.#outcomes.size,
      created: this.#count('created'),
      changed: this.#count('changed'),
      unchanged: this.#count('unchanged'),
      failed: this.failed,
      failing: [...this.#titles]
        .filter(([row]) => this.hasFailed(row))
        .slice(0, LISTED_CHANGES)
        .map(([row, title]) => ({ row, title })),
      errors: this.#errors.toSorted((a, b) => a.row - b.row),
      hints: this.#hints.toSorted((a, b) => a.row - b.row),
      changes: this.#changes.filter(({ row }) => this.#isChange(row)),
      failedPictures: [...this.#lacking.values()]
        .filter(({ row }) => !this.hasFailed(row))
        .toSorted((a, b) => a.row - b.row)
        .slice(0, LISTED_ERRORS),
    }
  }

  #isChange(row: number): boolean {
    const outcome = this.#outcomes.get(row)
    return outcome === 'created' || outcome === 'changed'
  }

  #count(wanted: Outcome): number {
    let count = 0
    for (const outcome of this.#outcomes.values()) if (outcome === wanted) count++
    return count
  }
}

function addMessages(listed: ImportError[], row: number, messages: readonly RowMessage[]): void {
  for (const message of messages)
    if (listed.length < LISTED_ERRORS)
      listed.push({ row, ...message, value: clipped(message.value) })
}
