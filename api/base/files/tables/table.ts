import type { IncomingCell, TableFormat } from '../../../../shared/tables/table-cell.ts'

/** What spreadsheets call a column, counted from 0: 1 → `B`, 27 → `AB`. */
export const columnLetters = (column: number): string =>
  (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

export function columnOfCell(cell: string): number {
  const [, letters] = /^([A-Z]{1,3})\d{0,7}$/i.exec(cell) ?? []
  if (letters === undefined) return Number.NaN
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

export const LARGEST_TABLE_BYTES = 20_000_000
export const MOST_TABLE_ROWS = 50_000
/** Empty ones too. As many as a sheet of Excel has, because some programs write them all. */
export const MOST_ROWS_IN_ALL = 1_048_576
/** So that an export can be imported again, it has no more either. */
export const MOST_COLUMNS = 500
export const MOST_UNKNOWN_COLUMNS = 200
export const LONGEST_HEADER = 1_000
/** What a cell of Excel can hold. */
export const LONGEST_TEXT = 32_767
export const LONGEST_ROW = 1_000_000
/** In characters, as the others. Cells of Excel can name the same text over and over. */
export const LONGEST_TABLE = 200_000_000

export const MOST_ROWS_ABOVE_HEADER = 50

export interface TableRow {
  row: number
  /** One a column of the header; undefined where an object of JSON does not name it. */
  cells: (IncomingCell | undefined)[]
  notes?: CellNote[]
}

/** What is to be said of a cell besides its value: that a formula stands there, or an error of the spreadsheet. */
interface CellNote {
  at: number
  text: string
  isError: boolean
}

/** Cells of several rows that are merged into one. Its value stands in the first. */
export interface MergedCells {
  row: number
  lastRow: number
  at: number
}

export interface ParsedTable {
  sheets: string[]
  sheet: string | null
  /** Those that are not empty, with what stands above the header. Once. */
  rows: AsyncIterable<TableRow>
  /** Known once the rows have been read. */
  merged: MergedCells[]
}

/** A table that comes in. Its rows are read while they are asked for, as often as they are. */
export interface Table extends Pick<ParsedTable, 'sheets' | 'sheet' | 'merged'> {
  format: TableFormat
  header: string[]
  headerRow: number
  start: TableRow[]
  rows(): AsyncIterable<TableRow>
}

/** Why a table cannot be read: a German sentence for the one who sent it. */
export class TableRefused extends Error {
  readonly row: number | null
  readonly column: string | null
  /** Whether a smaller one of the kind could be read. */
  readonly isTooLarge: boolean

  constructor(
    message: string,
    { row = null, column = null, isTooLarge = false }: Partial<Refusal> = {},
  ) {
    super(message)
    this.row = row
    this.column = column
    this.isTooLarge = isTooLarge
  }
}

interface Refusal {
  row: number | null
  column: string | null
  isTooLarge: boolean
}

export const tooManyBytes = (what: string) =>
  new TableRefused(`${what} ist größer als 20 MB. Bitte teilen Sie die Tabelle auf.`, {
    isTooLarge: true,
  })
