import { LARGEST_ID } from '../../../../shared/paths.ts'
import type { ImportError } from '../../../../shared/stock/report.ts'
import { type RowKey, readKey, type StockCell } from '../../../../shared/stock/rows.ts'
import { cellText } from '../../../../shared/table-cell.ts'
import type { Db } from '../../../base/db/database.ts'
import type { TableColumns } from './columns-of-table.ts'
import { type ExistingProduct, findExisting } from './existing-products.ts'

type Found = Omit<ImportError, 'row'>

interface ReadRow {
  row: number
  cells: StockCell[]
}

/** A row with the product that it is about; null for a new one. */
export interface MatchedRow extends ReadRow {
  existing: ExistingProduct | null
}

const STOCK_NUMBER = /^[A-Za-z0-9_-]{1,40}$/

/** Finds out which product each row is about, and notices when two rows are about the same. */
export class RowMatching {
  readonly #db: Db
  readonly #columns: TableColumns
  readonly #rows = new Map<string, number>()

  constructor(db: Db, columns: TableColumns) {
    this.#db = db
    this.#columns = columns
  }

  /** @param fail is told of rows that match nothing, or what another row has matched */
  async match(rows: ReadRow[], fail: (row: number, error: Found) => void): Promise<MatchedRow[]> {
    const keyed = rows.map((read) => ({ ...read, key: readKey(read.cells) }))
    const ids = keyed.flatMap(({ key }) => (isId(key.id) ? [key.id] : []))
    const numbers = keyed.flatMap(({ key }) => (isStockNumber(key) ? [key.stockNumber] : []))
    const { byId, byStockNumber } = await findExisting(this.#db, ids, numbers)
    return keyed.flatMap(({ key, row, cells }) => {
      const failAt = (target: string, message: string, failed = row) =>
        fail(failed, this.#errorAt(cells, target, message))
      const once = (name: string, target: string, existing: ExistingProduct | null) => {
        const first = this.#rows.get(name)
        if (first === undefined) {
          this.#rows.set(name, row)
          return [{ row, cells, existing }]
        }
        failAt(target, sameMachine(row), first)
        failAt(target, sameMachine(first))
        return []
      }
      if (key.id !== null) {
        const existing = isId(key.id) && byId.get(key.id)
        if (existing) return once(`id ${existing.id}`, 'id', existing)
        failAt('id', isId(key.id) ? unknown(key.id) : 'Das ist keine ID eines Produkts')
        return []
      }
      // What cannot be a stock number is refused with the row's other mistakes.
      if (!isStockNumber(key)) return [{ row, cells, existing: null }]
      const existing = byStockNumber.get(key.stockNumber) ?? null
      const name = existing ? `id ${existing.id}` : `number ${key.stockNumber}`
      return once(name, 'stockNumber', existing)
    })
  }

  #errorAt(cells: StockCell[], target: string, message: string): Found {
    const cell = cells.find(([column]) => column.field === target)
    return {
      column: this.#columns.headerOf(target),
      value: cell ? cellText(cell[1] ?? null) : '',
      message,
    }
  }
}

const unknown = (id: number) => `Ein Produkt mit der ID ${id} gibt es nicht`
const sameMachine = (row: number) => `Dieselbe Maschine steht auch in Zeile ${row}`

const isId = (id: RowKey['id']): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID

const isStockNumber = (key: RowKey): key is RowKey & { stockNumber: string } =>
  key.stockNumber !== null && STOCK_NUMBER.test(key.stockNumber)
