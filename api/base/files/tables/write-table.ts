import {
  type Cell,
  cellText,
  isDay,
  type TableFormat,
} from '../../../../shared/tables/table-cell.ts'
import { withSecondApostrophe } from './apostrophe.ts'
import { batchesOf } from './batches.ts'
import { writeCsv } from './write-csv.ts'
import { escapeText } from './xlsx/text.ts'

const writers = { csv: writeCsv, xlsx: writeXlsx, json: writeJson }

export const tableTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

/**
 * Writes a table while its rows come in. The same rows always make the same bytes.
 * @example
 * c.body(streamed(Readable.from(writeTable('xlsx', ['Nummer', 'Preis'], rows()))))
 */
export function writeTable(
  format: TableFormat,
  header: string[],
  rows: AsyncIterable<Cell[]>,
): AsyncIterable<Uint8Array> {
  return writers[format](header, rows)
}

/** One sheet with a frozen header. Texts stay texts, so that `0012` keeps its zeros. */
async function* writeXlsx(header: string[], rows: AsyncIterable<Cell[]>) {
  async function* values() {
    yield header.map(writtenText)
    for await (const cells of rows) yield cells.map(toValue)
  }
  // Read with the first export, for the sake of the start.
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(values(), { name: 'Bestand', freezePane: { rows: 1 } })
}

/** Other programs keep the apostrophes of a CSV when they save it as XLSX, so reading takes them off there, too. */
const writtenText = (text: string) => escapeText(withSecondApostrophe(text))

const toValue = (cell: Cell) =>
  cell === null || typeof cell === 'number' ? cell : writtenText(cellText(cell))

async function* writeJson(header: string[], rows: AsyncIterable<Cell[]>) {
  const encoder = new TextEncoder()
  const keys = header.map((name) => JSON.stringify(name))
  const toObject = (cells: Cell[]) =>
    `{${keys.map((key, at) => `${key}:${JSON.stringify(plain(cells[at] ?? null))}`).join(',')}}`
  let start = '[\n'
  for await (const some of batchesOf(rows, (cells) => cells)) {
    yield encoder.encode(start + some.map(toObject).join(',\n'))
    start = ',\n'
  }
  yield encoder.encode(start === ',\n' ? '\n]\n' : '[]\n')
}

const plain = (cell: Cell) => (isDay(cell) ? cell.day : cell)
