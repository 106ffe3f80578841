import { z } from 'zod'
import { STOCK_NUMBER, stockKey } from '../../../../shared/product/field-rules.ts'
import { type StoredProduct, storedProduct } from '../../../../shared/product/product.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import { type RowKey, readKey } from '../../../../shared/stock/rows.ts'
import { cellText } from '../../../../shared/tables/table-cell.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../../base/data/db/rows.ts'
import { hasStockNumber } from '../../products/product.queries.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { RowMessage } from './row-outcomes.ts'
import type { ListRow } from './rows-of-list.ts'

const stored = storedProduct.extend({ updatedAt: z.iso.datetime() })
const readStored = rowReader(stored)

export type ExistingProduct = StoredProduct & { updatedAt: string }

/** A row with the product that it is about; null for a new one. */
export interface MatchedRow extends ListRow {
  existing: ExistingProduct | null
}

/**
 * @param fail is told of rows that match nothing, or what another row has matched
 * @returns what finds the product of each row, and notices when two rows are about the same
 */
export function rowMatcher(
  db: Db,
  columns: TableColumns,
  fail: (row: number, error: RowMessage) => void,
): (rows: ListRow[]) => Promise<MatchedRow[]> {
  const seen = new Map<string, Said>()

  return async (rows) => {
    const keyed = rows.map((read) => ({ ...read, key: readKey(read.cells) }))
    const ids = keyed.flatMap(({ key }) => key.id ?? [])
    const numbers = keyed.flatMap(({ key }) => (isStockNumber(key) ? [key.stockNumber] : []))
    const { byId, byStockNumber } = await findExisting(db, ids, numbers)
    return keyed.flatMap(({ key, ...read }) => {
      const { row, cells } = read
      const saidIn = (target: string): Said => {
        const cell = cells.find(([column]) => column.field === target)
        return { row, target, value: cell ? cellText(cell[1] ?? null) : '' }
      }
      const failAt = ({ row, target, value }: Said, message: string) =>
        fail(row, { column: columns.headerOf(target), value, message })
      const once = (name: string, target: string, existing: ExistingProduct | null) => {
        const first = seen.get(name)
        const said = saidIn(target)
        if (first === undefined) {
          seen.set(name, said)
          return [{ ...read, existing }]
        }
        failAt(first, sameMachine(first, said))
        failAt(said, sameMachine(said, first))
        return []
      }
      if (key.id !== null) {
        const existing = key.id && byId.get(key.id)
        if (existing) return once(`id ${existing.id}`, 'id', existing)
        failAt(saidIn('id'), key.id ? unknown(key.id) : 'Das ist keine ID einer Maschine')
        return []
      }
      // What cannot be a stock number is refused with the row's other mistakes.
      if (!isStockNumber(key)) return [{ ...read, existing: null }]
      const existing = byStockNumber(key.stockNumber)
      const name = existing ? `id ${existing.id}` : `number ${stockKey(key.stockNumber)}`
      return once(name, 'stockNumber', existing)
    })
  }
}

/** Products by their ids, and by their stock numbers. Neither list may be empty in PostgreSQL. */
async function findExisting(db: Db, ids: number[], stockNumbers: string[]) {
  const rows = await db
    .selectFrom('product')
    .select(columnsOf(stored, 'product'))
    .where((where) =>
      where.or([where('id', 'in', [0, ...ids]), hasStockNumber(stockNumbers)(where)]),
    )
    .orderBy('id', 'desc')
    .execute()
  const products: ExistingProduct[] = rows.map(readStored)
  const byNumber = new Map(products.map((product) => [product.stockNumber, product]))
  // Of several that differ in letter case alone the oldest counts.
  const byKey = new Map(products.map((product) => [stockKey(product.stockNumber), product]))
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    byStockNumber: (number: string) => byNumber.get(number) ?? byKey.get(stockKey(number)) ?? null,
  }
}

const unknown = (id: number) => `Eine Maschine mit der ID ${id} gibt es nicht`

/** What a row says is its machine, and where. */
interface Said {
  row: number
  target: string
  value: string
}

function sameMachine(one: Said, { row, target, value }: Said): string {
  const isCaseAlone =
    target === one.target && value !== one.value && stockKey(value) === stockKey(one.value)
  return isCaseAlone
    ? `Bis auf Groß- und Kleinschreibung dieselbe Nummer wie ${quoted(value)} in Zeile ${row}`
    : `Dieselbe Maschine steht auch in Zeile ${row}`
}

const isStockNumber = (key: RowKey): key is RowKey & { stockNumber: string } =>
  key.stockNumber !== null && STOCK_NUMBER.test(key.stockNumber)
