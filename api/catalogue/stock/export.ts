import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Role } from '../../../shared/accounts/permissions.ts'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { categoryNames } from '../../../shared/stock/category-names.ts'
import { columnsOfStock } from '../../../shared/stock/columns.ts'
import { writeRow } from '../../../shared/stock/rows.ts'
import type { TableFormat } from '../../../shared/tables/table-cell.ts'
import type { Database } from '../../base/data/db/database.ts'
import { Busy, logFailure } from '../../base/failures.ts'
import { MOST_COLUMNS } from '../../base/files/tables/table.ts'
import { writeTable } from '../../base/files/tables/write-table.ts'
import { ApiError, unavailable } from '../../base/requests/http/errors.ts'
import { Semaphore } from '../../base/turns.ts'
import { listCategories } from '../categories/category.queries.ts'
import { isHidden } from '../products/product.permissions.ts'
import { findFurtherNames, findStock, readStock } from './stock.queries.ts'

const AT_A_TIME = 2
const BUSY =
  'Gerade werden schon andere Tabellen exportiert. Bitte versuchen Sie es in einem Augenblick erneut.'

interface Patience {
  /** How long an export waits for others to end. */
  waitMs?: number
  /** How long one may stand still before it is ended. */
  stallMs?: number
}

/** Tables of the stock. Few at a time, because each one holds a database connection until it is downloaded. */
export class StockExports {
  readonly #database: Database
  readonly #turns: Semaphore
  readonly #stallMs: number

  constructor(database: Database, { waitMs = 5_000, stallMs = 60_000 }: Patience = {}) {
    this.#database = database
    this.#turns = new Semaphore({ permits: AT_A_TIME, timeoutMs: waitMs })
    this.#stallMs = stallMs
  }

  /**
   * The table of the machines that a list shows now, without what is hidden from a role. They are read as they are at
   * one moment; one that is deleted just before is missing.
   * @throws {ApiError} 400 for more columns than an import takes, 503 while others are exported
   */
  async begin(format: TableFormat, filters: ProductFilters, role: Role): Promise<PassThrough> {
    const { db } = this.#database
    const categories = categoryNames(await listCategories(db, true))
    const ids = await findStock(this.#database, filters)
    const table = new PassThrough()
    const { promise: begun, resolve, reject } = Promise.withResolvers<void>()

    const release = await this.#turn()
    const write = this.#database.snapshot(async (rows) => {
      const all = columnsOfStock(await findFurtherNames(db, rows, ids))
      const columns = all.filter(({ field }) => !isHidden(role, field))
      if (columns.length > MOST_COLUMNS) throw tooManyColumns()
      resolve()
      const header = columns.map((column) => column.header)
      // The snapshot cannot end while its rows are being read, as they are when a download is stopped.
      await using machines = readStock(db, rows, ids)
      async function* cells() {
        for await (const machine of machines) yield writeRow(machine, columns, categories)
      }
      await this.#send(writeTable(format, header, cells()), table)
    })
    // An export that fails before it has begun is answered with the reason, and nobody listens to its table.
    begun.then(
      () => write.catch((error) => giveUp(table, error)),
      () => {},
    )
    write.catch(reject).finally(release)
    await begun
    return table
  }

  async #turn(): Promise<() => void> {
    try {
      return await this.#turns.acquire()
    } catch (error) {
      throw error instanceof Busy ? unavailable(BUSY) : error
    }
  }

  async #send(content: AsyncIterable<Uint8Array>, table: PassThrough): Promise<void> {
    const end = () => table.destroy(new Error('Nobody reads the export'))
    const stalled = setTimeout(end, this.#stallMs)
    async function* watched() {
      for await (const chunk of content) {
        stalled.refresh()
        yield chunk
      }
    }
    try {
      await pipeline(watched(), table)
    } finally {
      clearTimeout(stalled)
    }
  }
}

function giveUp(table: PassThrough, error: Error): void {
  // A download that was stopped is no failure of ours.
  if (!table.destroyed) logFailure('Export failed:', error)
  table.destroy(error)
}

const tooManyColumns = () =>
  new ApiError(
    400,
    'Diese Maschinen haben zu viele verschiedene Angaben für eine Tabelle. Bitte filtern Sie die Liste und exportieren Sie sie in Teilen.',
  )
