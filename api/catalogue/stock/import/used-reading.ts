import { hash } from 'node:crypto'
import { type TableReading, tableReading } from '../../../../shared/stock/mapping.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../../base/data/db/rows.ts'

const read = rowReader(tableReading)

/** The same for tables with the same headers, in any order. */
export const headerFingerprint = (header: readonly string[]): string =>
  hash('sha256', JSON.stringify(header.toSorted()))

/** How the last import read a table with these headers, also one that was undone: its words were promised to the next. */
export async function findUsedReading(
  db: Db,
  header: readonly string[],
): Promise<TableReading | null> {
  const row = await db
    .selectFrom('stock_import')
    .select(columnsOf(tableReading, 'stock_import'))
    .where('headings', '=', headerFingerprint(header))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? read(row) : null
}
