import type { StockCategory } from '../../../../shared/stock/category-names.ts'
import type { Mapping } from '../../../../shared/stock/mapping.ts'
import type { Db } from '../../../base/db/database.ts'
import { ApiError } from '../../../base/http/errors.ts'
import { batchesOf } from '../../../base/tables/batches.ts'
import type { Table } from '../../../base/tables/table.ts'
import type { OnProgress } from '../../../base/tasks/progress.ts'
import { timeSlices } from '../../../base/time-slices.ts'
import { RowCheck } from './check-row.ts'
import { TableColumns } from './columns-of-table.ts'
import { ImportPlan } from './import-plan.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import { RowMatching } from './row-matching.ts'

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
  const columns = new TableColumns(table.header, mapping)
  if (columns.ignored.length === columns.columns.length) throw new ApiError(400, NOTHING_READ)
  const matching = new RowMatching(db, columns)
  const check = new RowCheck(columns, await findCategories(db), pictures)
  const plan = new ImportPlan(db, columns, pictures, folder)
  const { tally } = plan

  const pause = timeSlices()
  for await (const rows of batchesOf(table.rows(), ({ cells }) => cells)) {
    signal.throwIfAborted()
    const read = rows.map(({ row, cells }) => ({ row, cells: columns.of(cells) }))
    const matched = await matching.match(read, (row, error) => tally.fail(row, [error]))
    for (const one of matched) {
      if (!tally.hasFailed(one.row)) await plan.add(one, check.check(one))
      await pause()
    }
    onProgress(rows.length, 0)
    await pause()
  }
  await plan.file.end()
  await plan.settle()
  return plan
}

const findCategories = (db: Db): Promise<StockCategory[]> =>
  db.selectFrom('category').select(['id', 'name', 'slug']).execute()
