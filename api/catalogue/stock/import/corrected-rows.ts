import { columnOfHeader } from '../../../../shared/stock/columns.ts'
import type { Corrections } from '../../../../shared/stock/mapping.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import type { Table, TableRow } from '../../../base/files/tables/table.ts'
import { invalid } from '../../../base/requests/http/errors.ts'

/** A row as somebody has mended it. */
export interface CorrectedRow extends TableRow {
  /** What was said of it that the table has no column for. */
  added: StockCell[]
  /** The headings below which somebody has chosen something here. */
  chosen: ReadonlySet<string>
  isLeftOut: boolean
}

/**
 * @returns what puts the corrections of a row into its cells
 * @throws {ApiError} 400 for a column that neither the table nor a machine has
 */
export function rowCorrector({ header }: Pick<Table, 'header'>, corrections: Corrections) {
  const unknown = Object.values(corrections)
    .flatMap((cells) => Object.keys(cells ?? {}))
    .find((name) => !header.includes(name) && !columnOfHeader(name))
  if (unknown !== undefined)
    throw invalid({ corrections: [`Eine Spalte „${unknown}“ gibt es nicht`] })

  return (row: TableRow): CorrectedRow => {
    const correction = corrections[row.row]
    if (!correction) return { ...row, added: [], chosen: new Set(), isLeftOut: correction === null }
    const given = new Map(
      Object.entries(correction).map(([name, text]) => [header.indexOf(name), text]),
    )
    const added = Object.entries(correction).flatMap(([name, text]): StockCell[] => {
      const column = header.includes(name) ? null : columnOfHeader(name)
      return column ? [[column, text]] : []
    })
    return {
      row: row.row,
      cells: row.cells.map((cell, at) => given.get(at) ?? cell),
      notes: row.notes?.filter(({ at }) => !given.has(at)) ?? [],
      added,
      chosen: new Set(Object.keys(correction)),
      isLeftOut: false,
    }
  }
}
