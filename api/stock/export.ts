import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ProductFilters } from '../../shared/product-query.ts'
import { columnsOfStock } from '../../shared/stock/columns.ts'
import { writeRow } from '../../shared/stock/rows.ts'
import { categoryNames } from '../../shared/stock/stock-product.ts'
import type { TableFormat } from '../../shared/table-format.ts'
import { listCategories } from '../categories/category.queries.ts'
import type { Database } from '../database.ts'
import { logFailure } from '../db/outage.ts'
import { ApiError } from '../errors.ts'
import { MOST_COLUMNS } from '../tables/table.ts'
import { writeTable } from '../tables/write-table.ts'
import { findFurtherNames, findStock, readStock } from './stock.queries.ts'

/**
 * The table of the machines that a list shows, as they are at one moment.
 * @throws {ApiError} 400 for more columns than an import takes
 */
export async function exportStock(
  database: Database,
  format: TableFormat,
  filters: ProductFilters,
): Promise<PassThrough> {
  const { db } = database
  const categories = categoryNames(await listCategories(db, true))
  const ids = await findStock(database, filters)
  const table = new PassThrough()
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>()

  const write = database.snapshot(async (rows) => {
    const columns = columnsOfStock(await findFurtherNames(db, rows, ids))
    if (columns.length > MOST_COLUMNS) throw tooManyColumns()
    resolve()
    const header = columns.map((column) => column.header)
    // The snapshot cannot end while its rows are being read, as they are when a download is stopped.
    await using machines = readStock(db, rows, ids)
    async function* cells() {
      for await (const machine of machines) yield writeRow(machine, columns, categories)
    }
    await pipeline(writeTable(format, header, cells()), table)
  })
  write.catch((error) => {
    reject(error)
    // A download that was stopped is no failure of ours.
    if (!table.destroyed) logFailure('Export failed:', error)
    table.destroy(error)
  })
  await begun
  return table
}

const tooManyColumns = () =>
  new ApiError(
    400,
    'Diese Maschinen haben zu viele verschiedene Angaben für eine Tabelle. Bitte filtern Sie die Liste und exportieren Sie sie in Teilen.',
  )
