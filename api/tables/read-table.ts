import { stat } from 'node:fs/promises'
import { type Cell, cellText, isEmptyCell } from '../../shared/table-cell.ts'
import type { TableFormat } from '../../shared/table-format.ts'
import { formatOf } from './file-kind.ts'
import { checkColumns, RowCount } from './limits.ts'
import { csvRows } from './read-csv.ts'
import { jsonRows } from './read-json.ts'
import { xlsxRows } from './read-xlsx.ts'
import {
  LARGEST_TABLE_BYTES,
  MOST_UNKNOWN_COLUMNS,
  type Table,
  TableRefused,
  type TableRow,
} from './table.ts'

const readers = { csv: csvRows, xlsx: xlsxRows, json: jsonRows }

export type KnowsHeader = (header: string) => boolean

/**
 * Reads a table from a file.
 * @param name what the file is called where it comes from
 * @param knows which headers are the stock's; of others there may be 200
 * @throws {TableRefused} if it is none; `rows()` may throw it too
 */
export async function readTable(
  path: string,
  name: string,
  knows: KnowsHeader = () => false,
): Promise<Table> {
  if ((await stat(path)).size > LARGEST_TABLE_BYTES)
    throw new TableRefused('Die Datei ist größer als 20 MB. Bitte teilen Sie die Tabelle auf.')
  const format = await formatOf(path, name)
  const read = readers[format]
  const header = await readHeader(read(path), knows, format)
  const rows = (signal?: AbortSignal) =>
    rowsBelow(header, read(path), { isStrict: format === 'csv', signal })
  return { format, header, rows }
}

async function readHeader(
  rows: AsyncIterable<TableRow>,
  knows: KnowsHeader,
  format: TableFormat,
): Promise<string[]> {
  for await (const { row, cells } of rows) {
    const header = cells.map((cell) => cellText(cell ?? null).trim())
    while (header.at(-1) === '') header.pop()
    const isHeader =
      row === 1 && cells.some((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))
    // An empty list of JSON names no columns, and has no row that needs one.
    if (!isHeader && !(format === 'json' && cells.length === 0)) throw noHeader()
    checkHeader(header, knows)
    return header
  }
  throw noHeader()
}

function checkHeader(header: string[], knows: KnowsHeader): void {
  checkColumns(header.length)
  const seen = new Set<string>()
  const twice = header.find((name) => name !== '' && (seen.has(name) || !seen.add(name)))
  if (twice !== undefined)
    throw new TableRefused(
      `Die Überschrift „${twice}“ steht mehr als einmal in Zeile 1. Bitte benennen Sie eine der Spalten um.`,
      { row: 1, column: twice },
    )
  if (header.filter((name) => !knows(name)).length > MOST_UNKNOWN_COLUMNS)
    throw new TableRefused(
      `Zeile 1 hat mehr als ${MOST_UNKNOWN_COLUMNS} unbekannte Spalten. Bitte löschen Sie, was nicht zum Bestand gehört.`,
      { row: 1 },
    )
}

interface Reading {
  /** Whether a cell beyond the header is a mistake, and not a remark beside the table. */
  isStrict: boolean
  signal: AbortSignal | undefined
}

async function* rowsBelow(
  header: string[],
  rows: AsyncIterable<TableRow>,
  { isStrict, signal }: Reading,
) {
  const count = new RowCount()
  for await (const { row, cells } of rows) {
    signal?.throwIfAborted()
    const isSkipped = row === 1 || cells.every(isEmpty)
    count.add(row, isSkipped)
    if (isSkipped) continue
    if (isStrict && !cells.slice(header.length).every(isEmpty)) throw tooManyCells(row)
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
