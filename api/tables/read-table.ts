import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { cellText, isEmptyCell } from '../../shared/table-cell.ts'
import type { TableFormat } from '../../shared/table-format.ts'
import { csvRows } from './read-csv.ts'
import { jsonRows } from './read-json.ts'
import { xlsxRows } from './read-xlsx.ts'
import {
  LARGEST_TABLE_BYTES,
  MOST_TABLE_ROWS,
  MOST_UNKNOWN_COLUMNS,
  type Table,
  TableRefused,
} from './table.ts'

const readers = { csv: csvRows, xlsx: xlsxRows, json: jsonRows }

interface ReadOptions {
  /** Whether a header is one that the caller expects, of which there may be any number. */
  knows?: (header: string) => boolean
}

/**
 * Reads a table from a file.
 * @param name what the file is called where it comes from
 * @throws {TableRefused} if it is none; `rows()` may throw it too
 */
export async function readTable(
  path: string,
  name: string,
  { knows = () => false }: ReadOptions = {},
): Promise<Table> {
  if ((await stat(path)).size > LARGEST_TABLE_BYTES)
    throw new TableRefused('Die Datei ist größer als 20 MB.')
  const format = formatOf(name)
  const read = await readers[format](path)
  const header = await headerOf(read(), knows)
  return {
    format,
    header,
    async *rows() {
      let count = 0
      for await (const { row, cells } of read()) {
        if (row === 1 || cells.every((cell) => isEmptyCell(cell ?? null))) continue
        if (++count > MOST_TABLE_ROWS)
          throw new TableRefused('Die Tabelle hat mehr als 50.000 Zeilen.', { row })
        yield {
          row,
          cells: header.map((_, index) =>
            format === 'json' ? cells[index] : (cells[index] ?? null),
          ),
        }
      }
    },
  }
}

const formatOf = (name: string): TableFormat =>
  extname(name).toLowerCase() === '.json'
    ? 'json'
    : extname(name).toLowerCase() === '.xlsx'
      ? 'xlsx'
      : 'csv'

async function headerOf(
  rows: ReturnType<Awaited<ReturnType<typeof csvRows>>>,
  knows: (header: string) => boolean,
) {
  for await (const { cells } of rows) {
    const header = cells.map((cell) => cellText(cell ?? null).trim())
    if (header.filter((name) => !knows(name)).length > MOST_UNKNOWN_COLUMNS)
      throw new TableRefused('Die Tabelle hat mehr als 200 Spalten.', { row: 1 })
    return header
  }
  throw new TableRefused('Die Tabelle ist leer: Es fehlt die Zeile mit den Überschriften.')
}
