import type { Cell } from '../../shared/table-cell.ts'
import type { TableFormat } from '../../shared/table-format.ts'

export const LARGEST_TABLE_BYTES = 20_000_000
export const MOST_TABLE_ROWS = 50_000
/** Empty ones too. As many as a sheet of Excel has, because some programs write them all. */
export const MOST_ROWS_IN_ALL = 1_048_576
/** So that an export can be imported again, it has no more either. */
export const MOST_COLUMNS = 2000
export const MOST_UNKNOWN_COLUMNS = 200

export interface TableRow {
  /** The spreadsheet's own number; the header is in row 1. */
  row: number
  /** One a column of the header; undefined where an object of JSON does not name it. */
  cells: (Cell | undefined)[]
}

/** A table that comes in. Its rows are read while they are asked for, as often as they are. */
export interface Table {
  format: TableFormat
  header: string[]
  rows(signal?: AbortSignal): AsyncIterable<TableRow>
}

/** Why a table cannot be read: a German sentence for the one who sent it. */
export class TableRefused extends Error {
  readonly row: number | null
  readonly column: string | null

  constructor(message: string, { row = null, column = null }: Partial<TablePlace> = {}) {
    super(message)
    this.row = row
    this.column = column
  }
}

interface TablePlace {
  row: number | null
  /** The header, or the cell's name where there is none. */
  column: string | null
}
