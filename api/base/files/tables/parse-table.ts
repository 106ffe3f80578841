import { stat } from 'node:fs/promises'
import { isEmptyCell, type TableFormat } from '../../../../shared/tables/table-cell.ts'
import { formatOf } from './file-kind.ts'
import { RowCount, TextLengths } from './limits.ts'
import { csvRows } from './read-csv.ts'
import { jsonRows } from './read-json.ts'
import { openXlsx } from './read-xlsx.ts'
import {
  LARGEST_TABLE_BYTES,
  MOST_ROWS_ABOVE_HEADER,
  type ParsedTable,
  type TableRow,
  tooManyBytes,
} from './table.ts'

/** Reads in this process; of a workbook its first sheet by default. @throws {TableRefused}, also while rows are read */
export async function parseTable(
  path: string,
  name: string,
  sheet?: string,
): Promise<ParsedTable & { format: TableFormat }> {
  if ((await stat(path)).size > LARGEST_TABLE_BYTES) throw tooManyBytes('Die Datei')
  const format = await formatOf(path, name)
  const { rows, ...parsed } = await open(format, path, sheet)
  return { format, ...parsed, rows: filled(measured(rows)) }
}

async function open(format: TableFormat, path: string, sheet?: string): Promise<ParsedTable> {
  if (format === 'xlsx') return openXlsx(path, sheet)
  return {
    sheets: [],
    sheet: null,
    rows: (format === 'csv' ? csvRows : jsonRows)(path),
    merged: [],
  }
}

async function* measured(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  const lengths = new TextLengths()
  for await (const row of rows) {
    lengths.add(row)
    yield row
  }
}

async function* filled(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  const count = new RowCount({ above: MOST_ROWS_ABOVE_HEADER })
  for await (const row of rows) {
    const isEmpty = row.cells.every((cell) => isEmptyCell(cell ?? null))
    count.add(row.row, isEmpty)
    if (!isEmpty) yield row
  }
}
