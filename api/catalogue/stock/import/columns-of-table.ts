import {
  columnOfHeader,
  columnOfTarget,
  type StockColumn,
  standardColumns,
  targetOf,
} from '../../../../shared/stock/columns.ts'
import type { Mapping } from '../../../../shared/stock/mapping.ts'
import type { ImportReport } from '../../../../shared/stock/report.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import type { Cell } from '../../../../shared/table-cell.ts'
import { invalid } from '../../../base/http/errors.ts'

/** How the columns of a table are read. */
export class TableColumns {
  readonly columns: ImportReport['columns']
  readonly #read: { index: number; column: StockColumn }[] = []

  /** @throws {ApiError} 400 for a mapping to something that no column can be */
  constructor(header: readonly string[], mapping: Mapping) {
    const taken = new Set<string>()
    this.columns = header.flatMap((text, index) => {
      if (text === '') return []
      const column = read(text, mapping)
      const target = column && targetOf(column)
      // Of two columns that mean the same, the first one counts.
      if (!target || taken.has(target)) return { header: text, readAs: null }
      taken.add(target)
      this.#read.push({ index, column })
      return { header: text, readAs: target }
    })
  }

  get ignored(): string[] {
    return this.columns.filter(({ readAs }) => readAs === null).map(({ header }) => header)
  }

  /** The cells of a row that are read. */
  of(cells: readonly (Cell | undefined)[]): StockCell[] {
    return this.#read.map(({ index, column }) => [column, cells[index]])
  }

  /** The header that a field has in this table, or would have in another one. */
  headerOf(target: string): string {
    const isTarget = (column: StockColumn) => targetOf(column) === target || column.field === target
    const own = this.#read.find(({ column }) => isTarget(column))?.column
    return (own ?? standardColumns.find(isTarget))?.header ?? target
  }
}

function read(header: string, mapping: Mapping): StockColumn | null {
  const target = Object.hasOwn(mapping, header) ? mapping[header] : undefined
  if (target === undefined) return columnOfHeader(header)
  if (target === null) return null
  const column = columnOfTarget(target)
  if (!column) throw invalid({ mapping: [`„${target}“ ist keine Angabe eines Produkts`] })
  return { ...column, header }
}
