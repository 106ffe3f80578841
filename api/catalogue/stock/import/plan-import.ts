import type { Mapping } from '../../../../shared/stock/mapping.ts'
import type { Db } from '../../../base/db/database.ts'
import { ApiError } from '../../../base/http/errors.ts'
import { pauses } from '../../../base/pauses.ts'
import { batchesOf } from '../../../base/tables/batches.ts'
import type { Table } from '../../../base/tables/table.ts'
import type { OnProgress } from '../../../base/tasks/progress.ts'
import { rowChecker } from './check-row.ts'
import { columnsOfTable } from './columns-of-table.ts'
import { ImportPlan } from './import-plan.ts'
import { rowMatcher } from './match-rows.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'

const NOTHING_READ =
  'Keine Spalte der Datei ist zu erkennen. Die erste Zeile muss die Überschriften enthalten, etwa „Titel“, „Marke“ oder „Preis (€)“.'

interface Options {
  db: Db
  table: Table
  mapping: Mapping
  pictures: ImportPictures
  /** Where the plan is written. */
  folder: string
  signal: AbortSignal
  onProgress: OnProgress
}

/** Compares a table with the stock, and says what an import would do. Changes nothing. */
export async function planImport(options: Options): Promise<ImportPlan> {
  const { db, table, mapping, pictures, folder, signal, onProgress } = options
  const columns = columnsOfTable(table.header, mapping)
  if (columns.ignored.length === columns.columns.length) throw new ApiError(400, NOTHING_READ)
  const categories = await db.selectFrom('category').select(['id', 'name', 'slug']).execute()
  const plan = new ImportPlan(db, columns, pictures, folder)
  const match = rowMatcher(db, columns, (row, error) => plan.rows.fail(row, [error]))
  const check = rowChecker(columns, categories, pictures)

  const pause = pauses()
  for await (const rows of batchesOf(table.rows(), ({ cells }) => cells)) {
    signal.throwIfAborted()
    const read = rows.map(({ row, cells }) => ({ row, cells: columns.of(cells) }))
    for (const matched of await match(read)) {
      if (!plan.rows.hasFailed(matched.row)) await plan.add(matched, check(matched))
      await pause()
    }
    onProgress(rows.length, 0)
    await pause()
  }
  await plan.end()
  return plan
}
