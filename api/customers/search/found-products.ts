import { type Everywhere, MOST_FOUND } from '../../../shared/persons/everywhere.ts'
import type { Term, WidenedKey } from '../../../shared/search/terms.ts'
import type { Database } from '../../base/data/db/database.ts'
import { orderColumns } from '../../catalogue/products/product.order.ts'
import { productSearch } from '../../catalogue/products/product.search.ts'
import type { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { hasStockNumber } from '../../catalogue/products/stock-numbers.ts'

const columns = [
  'id',
  'title',
  'stock_number as stockNumber',
  'status',
  'price',
  'capacity',
  'lift_height as liftHeight',
] as const

/**
 * The machines that a search finds, drafts as well: that of the stock number first, then what can be had. Where no
 * machine has a figure exactly, the next larger ones, nearest first.
 */
export async function findMachines(
  { db, dialect }: Database,
  terms: ProductTerms,
  search: string,
): Promise<Pick<Everywhere, 'products' | 'atLeast'>> {
  const read = await terms.of(search, true)
  if (read.length === 0) return { products: [], atLeast: [] }
  const own = await db
    .selectFrom('product')
    .select(columns)
    .where(hasStockNumber([search]))
    .execute()
  if (isTelephone(search)) return { products: own, atLeast: [] }

  async function find(read: Term[], nearest?: WidenedKey) {
    let list = db
      .selectFrom('product')
      .select(columns)
      .where(productSearch(dialect).finds(read))
      .limit(MOST_FOUND)
    for (const column of orderColumns(nearest ?? 'available'))
      list = list.orderBy(column, nearest ? 'asc' : 'desc')
    return list.execute()
  }

  const others = (await find(read)).filter(({ id }) => id !== own[0]?.id)
  const products = [...own, ...others].slice(0, MOST_FOUND)
  if (products.length > 0) return { products, atLeast: [] }
  for (const wider of await terms.wider(search)) {
    const [first] = wider.figures
    const products = await find(await terms.of(wider.search, true), first?.key)
    if (products.length > 0) return { products, atLeast: wider.figures.map(({ figure }) => figure) }
  }
  return { products: [], atLeast: [] }
}

/** It says nothing of a machine, though each of its parts may be a figure of one. */
const isTelephone = (search: string): boolean => /^[+\d][\d\s()/.-]{6,}$/.test(search.trim())
