import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columnOfHeader, type StockColumn } from '../../../shared/stock/columns.ts'
import { cellFor } from '../../../shared/stock/incoming-cell.ts'
import type { StockCell } from '../../../shared/stock/rows.ts'
import { cellText, type IncomingCell, type TableFormat } from '../../../shared/tables/table-cell.ts'
import { parseTable } from '../../base/files/tables/parse-table.ts'
import { lineToRow, rowToLine } from '../../base/files/tables/table-file.ts'

export async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

interface StockRow {
  row: number
  cells: StockCell[]
}

/**
 * The rows of a table with the columns that are the stock's. As an import reads them, but in this process: one of its own
 * for each of hundreds of tables would take most of the time.
 */
export async function readStockTable(format: TableFormat, bytes: Uint8Array): Promise<StockRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-table-'))
  try {
    const path = join(folder, `bestand.${format}`)
    await writeFile(path, bytes)
    const table = await parseTable(path, path)
    let columns: (StockColumn | null)[] | null = null
    const rows: StockRow[] = []
    for await (const parsed of table.rows) {
      const read = lineToRow(rowToLine(parsed))
      if ('merged' in read) continue
      const { row, cells } = read
      // An empty cell is not written at the end of a row.
      if (columns)
        rows.push({
          row,
          cells: columns.flatMap((column, at) =>
            column ? [[column, plain(column, at < cells.length ? cells[at] : null)] as const] : [],
          ),
        })
      else columns = cells.map((cell) => columnOfHeader(cellText(cell ?? null)))
    }
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}

const plain = (column: StockColumn, cell: IncomingCell | undefined) =>
  cell === undefined ? undefined : cellFor(column, cell)
