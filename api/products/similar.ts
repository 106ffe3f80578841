import type { Product } from '../../shared/product.ts'
import type { Parameter } from '../db/reads.ts'

const PER_SIDE = 2

type Query = (sql: string, parameters: Parameter[]) => Promise<{ id: number }[]> | { id: number }[]

const side = (comparison: '<' | '>', direction: 'asc' | 'desc') => `
  select id from (
    select id from product
    where category_id = ? and status <> 'inactive' and (price, id) ${comparison} (?, ?)
    order by price ${direction}, id ${direction} limit ${PER_SIDE}
  ) as neighbours`

const SIMILAR = `${side('<', 'desc')} union all ${side('>', 'asc')}`

/**
 * Similar machines are the nearest in price within the category, two below and two above. Being
 * neighbours is mutual, so a change concerns the pages of its few neighbours, never a whole category.
 * @param query a transaction's where a change asks about its own outcome
 */
export async function similarTo(
  query: Query,
  { id, categoryId, price }: Pick<Product, 'id' | 'categoryId' | 'price'>,
): Promise<number[]> {
  const parameters = [categoryId, price, id]
  const rows = await query(SIMILAR, [...parameters, ...parameters])
  return rows.map((row) => row.id)
}
