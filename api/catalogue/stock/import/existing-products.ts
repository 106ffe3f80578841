import { z } from 'zod'
import { type StoredProduct, storedProduct } from '../../../../shared/product/product.ts'
import type { Db } from '../../../base/db/database.ts'
import { columnsOf, rowReader } from '../../../base/db/rows.ts'

const stored = storedProduct.extend({ updatedAt: z.iso.datetime() })
const readStored = rowReader(stored)

export type ExistingProduct = StoredProduct & { updatedAt: string }

/** Products by their ids, and by their stock numbers. Neither list may be empty in PostgreSQL. */
export async function findExisting(db: Db, ids: number[], stockNumbers: string[]) {
  const rows = await db
    .selectFrom('product')
    .select(columnsOf(stored, 'product'))
    .where((where) =>
      where.or([
        where('id', 'in', [0, ...ids]),
        where('stock_number', 'in', ['', ...stockNumbers]),
      ]),
    )
    .execute()
  const products: ExistingProduct[] = rows.map(readStored)
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    byStockNumber: new Map(
      products.flatMap((product) =>
        product.stockNumber === null ? [] : [[product.stockNumber, product]],
      ),
    ),
  }
}

/** Whose the stock numbers are. */
export async function findOwners(db: Db, stockNumbers: string[]) {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'stock_number', 'title'])
    .where('stock_number', 'in', ['', ...stockNumbers])
    .execute()
  return new Map(rows.map((row) => [row.stock_number ?? '', { id: row.id, title: row.title }]))
}
