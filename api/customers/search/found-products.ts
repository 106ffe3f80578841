import { type Everywhere, MOST_FOUND } from '../../../shared/persons/everywhere.ts'
import { needsOf, type Term, widened } from '../../../shared/search/terms.ts'
import type { Database } from '../../base/data/db/database.ts'
import { nearestFirst } from '../../catalogue/products/product.order.ts'
import { hasStockNumber } from '../../catalogue/products/product.queries.ts'
import { productSearch } from '../../catalogue/products/product.search.ts'
import type { ProductTerms } from '../../catalogue/products/product-terms.ts'

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
 * The machines that a search finds, drafts as well: that of the stock number first, then what has its figures exactly,
 * then the next larger ones, nearest first.
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

  const { terms: exact, wider } = await terms.read(search, true)
  const find = async (some: Term[], order: ReturnType<typeof nearestFirst>) => {
    let list = db
      .selectFrom('product')
      .select(columns)
      .where(productSearch(dialect).finds(some))
      .limit(MOST_FOUND)
    for (const [by, direction] of order) list = list.orderBy(by, direction)
    return list.execute()
  }
  const found = await find(widened(exact), nearestFirst(dialect, exact))
  const others = found.filter(({ id }) => id !== own[0]?.id)
  const isAnyExact = !wider || own.length > 0 || (await find(exact, [])).length > 0
  return {
    products: [...own, ...others].slice(0, MOST_FOUND),
    atLeast: isAnyExact || others.length === 0 ? [] : needsOf(exact).map(({ figure }) => figure),
  }
}

/** It says nothing of a machine, though each of its parts may be a figure of one. */
const isTelephone = (search: string): boolean => /^[+\d][\d\s()/.-]{6,}$/.test(search.trim())
