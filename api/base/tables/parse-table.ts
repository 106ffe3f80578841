import { stat } from 'node:fs/promises'
import { formatNumber } from '../../../shared/format.ts'
import { type Cell, cellText, isEmptyCell } from '../../../shared/table-cell.ts'
import type { TableFormat } from '../../../shared/table-format.ts'
import { formatOf } from './file-kind.ts'
import { checkColumns, RowCount, TextLengths } from './limits.ts'
import { csvRows } from './read-csv.ts'
import { jsonRows } from './read-json.ts'
import { xlsxRows } from './read-xlsx.ts'
import {
  LARGEST_TABLE_BYTES,
  LONGEST_HEADER,
  TableRefused,
  type TableRow,
  tooManyBytes,
} from './table.ts'

const readers = { csv: csvRows, xlsx: xlsxRows, json: jsonRows }

interface ParsedTable {
  format: TableFormat
  header: string[]
  /** Those below the header that are not empty, once. */
  rows: AsyncIterable<TableRow>
}

/**
 * Parses a file in this process, row by row.
 * @param name what the file is called where it comes from
 * @throws {TableRefused} if it is no table; `rows` may throw it too
 */
export async function parseTable(path: string, name: string): Promise<ParsedTable> {
  if ((await stat(path)).size > LARGEST_TABLE_BYTES) throw tooManyBytes('Die Datei')
  const format = await formatOf(path, name)
  const rows = measured(readers[format](path))
  const first = await rows.next()
  const header = headerOf(first.done ? { row: 1, cells: [] } : first.value, format)
  return { format, header, rows: rowsBelow(header, rows, format) }
}

async function* measured(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  const lengths = new TextLengths()
  for await (const row of rows) {
    lengths.add(row)
    yield row
  }
}

function headerOf({ row, cells }: TableRow, format: TableFormat): string[] {
  const header = cells.map((cell) => cellText(cell ?? null).trim())
  while (header.at(-1) === '') header.pop()
  const isHeader =
    row === 1 && cells.some((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))
  // An empty list of JSON names no columns, and has no row that needs one.
  if (!isHeader && !(format === 'json' && cells.length === 0)) throw noHeader()
  checkColumns(header.length)
  const long = header.findIndex((name) => name.length > LONGEST_HEADER)
  if (long >= 0)
    throw new TableRefused(
      `Die ${long + 1}. Überschrift ist länger als ${formatNumber(LONGEST_HEADER)} Zeichen. Bitte kürzen Sie sie.`,
      { row: 1 },
    )
  const seen = new Set<string>()
  const twice = header.find((name) => name !== '' && (seen.has(name) || !seen.add(name)))
  if (twice !== undefined)
    throw new TableRefused(
      `Die Überschrift „${twice}“ steht mehr als einmal in Zeile 1. Bitte benennen Sie eine der Spalten um.`,
      { row: 1, column: twice },
    )
  return header
}

async function* rowsBelow(
  header: string[],
  rows: AsyncIterable<TableRow>,
  format: TableFormat,
): AsyncGenerator<TableRow> {
  const count = new RowCount()
  for await (const { row, cells } of rows) {
    const isSkipped = cells.every(isEmpty)
    count.add(row, isSkipped)
    if (isSkipped) continue
    // Beyond the header a cell of CSV is a mistake, and one of Excel a remark beside the table.
    if (format === 'csv' && !cells.slice(header.length).every(isEmpty)) throw tooManyCells(row)
    while (cells.length < header.length) cells.push(null)
    yield { row, cells: cells.slice(0, header.length) }
  }
}

const isEmpty = (cell: Cell | undefined) => isEmptyCell(cell ?? null)

const tooManyCells = (row: number) =>
  new TableRefused(
    `Zeile ${row} hat mehr Zellen als Zeile 1 Überschriften. Vielleicht steht ein Trennzeichen in einem Text ohne Anführungszeichen.`,
    { row },
  )

const noHeader = () =>
  new TableRefused('In Zeile 1 stehen keine Überschriften wie „Titel“ oder „Preis (€)“.', {
    row: 1,
  })
