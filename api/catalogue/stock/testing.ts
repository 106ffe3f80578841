import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columnOfHeader } from '../../../shared/stock/columns.ts'
import type { StockCell } from '../../../shared/stock/rows.ts'
import type { TableFormat } from '../../../shared/table-format.ts'
import { readTable } from '../../base/tables/read-table.ts'

export async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

interface StockRow {
  row: number
  cells: StockCell[]
}

/** The rows of a table with the columns that are the stock's. */
export async function readStockTable(format: TableFormat, bytes: Uint8Array): Promise<StockRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-table-'))
  try {
    const path = join(folder, `bestand.${format}`)
    await writeFile(path, bytes)
    const table = await readTable(path, path)
    const columns = table.header.map(columnOfHeader)
    const rows: StockRow[] = []
    for await (const { row, cells } of table.rows())
      rows.push({
        row,
        cells: columns.flatMap((column, at) => (column ? [[column, cells[at]] as const] : [])),
      })
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}
