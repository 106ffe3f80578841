import {
  columnOfHeader,
  columnOfTarget,
  type StockColumn,
  standardColumns,
  targetOf,
} from '../../../../shared/stock/columns.ts'
import type { ImportReport } from '../../../../shared/stock/import.ts'
import type { Mapping } from '../../../../shared/stock/mapping.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import type { Cell } from '../../../../shared/table-cell.ts'
import { invalid } from '../../../base/http/errors.ts'

/** How the columns of a table are read. */
export interface TableColumns {
  columns: ImportReport['columns']
  /** The headers of those that are not read. */
  ignored: string[]
  /** The cells of a row that are read. */
  of(cells: readonly (Cell | undefined)[]): StockCell[]
  /** The header that a field has in this table, or would have in another one. */
  headerOf(target: string): string
}

/** @throws {ApiError} 400 for a mapping to something that no column can be */
export function columnsOfTable(header: readonly string[], mapping: Mapping): TableColumns {
  const taken = new Set<string>()
  const readColumns: { index: number; column: StockColumn }[] = []
  const columns = header.flatMap((text, index) => {
    if (text === '') return []
    const column = read(text, mapping)
    const target = column && targetOf(column)
    // Of two columns that mean the same, the first one counts.
    if (!target || taken.has(target)) return { header: text, readAs: null }
    taken.add(target)
    readColumns.push({ index, column })
    return { header: text, readAs: target }
  })
  return {
    columns,
    ignored: columns.filter(({ readAs }) => readAs === null).map(({ header }) => header),
    of: (cells) => readColumns.map(({ index, column }) => [column, cells[index]]),
    headerOf: (target) => {
      const isTarget = (column: StockColumn) =>
        targetOf(column) === target || column.field === target
      const own = readColumns.find(({ column }) => isTarget(column))?.column
      return (own ?? standardColumns.find(isTarget))?.header ?? target
    },
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
