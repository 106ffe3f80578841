import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columnOfHeader } from '../../../shared/stock/columns.ts'
import type { StockCell } from '../../../shared/stock/rows.ts'
import type { TableFormat } from '../../../shared/table-format.ts'
import { parseTable } from '../../base/tables/parse-table.ts'
import { lineToRow, rowToLine } from '../../base/tables/table-file.ts'

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
    const columns = table.header.map(columnOfHeader)
    const rows: StockRow[] = []
    for await (const parsed of table.rows) {
      const { row, cells } = lineToRow(rowToLine(parsed))
      rows.push({
        row,
        cells: columns.flatMap((column, at) => (column ? [[column, cells[at]] as const] : [])),
      })
    }
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}
