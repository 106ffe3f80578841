import {
  type ImportError,
  type ImportedRow,
  type ImportReport,
  LISTED_CHANGES,
  LISTED_ERRORS,
} from '../../../../shared/stock/import.ts'
import { clipped } from '../../../../shared/stock/quoted.ts'

type Outcome = 'created' | 'changed' | 'unchanged' | 'failed'

/** What becomes of each row. A row that looked good may still fail because of another one. */
export class RowOutcomes {
  readonly #outcomes = new Map<number, Outcome>()
  readonly #changes: ImportedRow[] = []
  readonly #errors: ImportError[] = []

  add(row: number, outcome: Exclude<Outcome, 'failed'>, change?: Omit<ImportedRow, 'row'>): void {
    this.#outcomes.set(row, outcome)
    if (change && this.#changes.length < LISTED_CHANGES) this.#changes.push({ row, ...change })
  }

  fail(row: number, errors: Omit<ImportError, 'row'>[]): void {
    this.#outcomes.set(row, 'failed')
    for (const error of errors)
      if (this.#errors.length < LISTED_ERRORS)
        this.#errors.push({ row, ...error, value: clipped(error.value) })
  }

  hasFailed(row: number): boolean {
    return this.#outcomes.get(row) === 'failed'
  }

  get failed(): number {
    return this.#count('failed')
  }

  get changes(): number {
    return this.#count('created') + this.#count('changed')
  }

  report(): Omit<ImportReport, 'columns' | 'ignored' | 'pictures'> {
    return {
      rows: this.#outcomes.size,
      created: this.#count('created'),
      changed: this.#count('changed'),
      unchanged: this.#count('unchanged'),
      failed: this.failed,
      errors: this.#errors.toSorted((a, b) => a.row - b.row),
      changes: this.#changes.filter(({ row }) => !this.hasFailed(row)),
    }
  }

  #count(wanted: Outcome): number {
    let count = 0
    for (const outcome of this.#outcomes.values()) if (outcome === wanted) count++
    return count
  }
}
