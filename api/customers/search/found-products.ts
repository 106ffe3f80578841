import { type Everywhere, MOST_FOUND } from '../../../shared/persons/everywhere.ts'
import type { Database } from '../../base/data/db/database.ts'
import { orderColumns } from '../../catalogue/products/product.order.ts'
import { productSearch } from '../../catalogue/products/product.search.ts'
import type { ProductTerms } from '../../catalogue/products/product-terms.ts'

/** The machines that a search finds, drafts as well: that of the stock number first, then what can be had. */
export async function findMachines(
  { db, dialect }: Database,
  terms: ProductTerms,
  search: string,
): Promise<Everywhere['products']> {
  const read = await terms.of(search, true)
  if (read.length === 0) return []
  const columns = ['id', 'title', 'stock_number as stockNumber', 'status'] as const
  const own = await db
    .selectFrom('product')
    .select(columns)
    .where('stock_number', '=', search)
    .execute()
  if (isTelephone(search)) return own
  let list = db
    .selectFrom('product')
    .select(columns)
    .where(productSearch(dialect).finds(read))
    .limit(MOST_FOUND)
  for (const column of orderColumns('available')) list = list.orderBy(column, 'desc')
  const others = (await list.execute()).filter(({ id }) => id !== own[0]?.id)
  return [...own, ...others].slice(0, MOST_FOUND)
}

/** It says nothing of a machine, though each of its parts may be a figure of one. */
const isTelephone = (search: string): boolean => /^[+\d][\d\s()/.-]{6,}$/.test(search.trim())
