import { availability } from '../../shared/catalogue-terms.ts'
import type { Product } from '../../shared/product.ts'
import type { Parameter } from '../db/reads.ts'

const PER_SIDE = 2

interface Row {
  id: number
  price: number
}
type Query = (sql: string, parameters: Parameter[]) => Promise<Row[]> | Row[]

type Placed = Pick<Product, 'id' | 'categoryId' | 'price'>

const sides = {
  below: { comparison: '<', direction: 'desc' },
  above: { comparison: '>', direction: 'asc' },
} as const
type Side = keyof typeof sides

/** Machines of the category on one side of a price, the nearest first. */
const onSide = (side: Side, condition: string) => {
  const { comparison, direction } = sides[side]
  return `select id, price from product
    where category_id = ? and (price, id) ${comparison} (?, ?) and ${condition}
    order by price ${direction}, id ${direction} limit ? offset ?`
}

/**
 * Similar machines are the nearest in price within the category, two below and two above, of those
 * that can be had; reserved ones take the places that are left, sold ones none.
 * @param query a transaction's where a change asks about its own outcome
 */
export async function similarTo(query: Query, product: Placed): Promise<number[]> {
  const nearest = async (side: Side, standing: number, limit: number) => {
    const place = [product.categoryId, product.price, product.id]
    const sql = onSide(side, 'availability = ?')
    const rows = limit > 0 ? await query(sql, [...place, standing, limit, 0]) : []
    return rows.map(({ id }) => id)
  }
  const available: number[] = []
  const reserved: number[] = []
  for (const side of ['below', 'above'] as const) {
    const found = await nearest(side, availability.active, PER_SIDE)
    available.push(...found)
    reserved.push(...(await nearest(side, availability.reserved, PER_SIDE - found.length)))
  }
  return [...available, ...reserved]
}

/**
 * The machines that name this one as similar: those with fewer than two others between them and it
 * that can be had as soon. They are a few neighbours, sold ones included, and never a whole
 * category while there is a choice in it.
 */
export async function similarFrom(
  query: Query,
  { id, categoryId, price, status }: Placed & Pick<Product, 'status'>,
): Promise<number[]> {
  const standing = availability[status]
  if (standing < availability.reserved) return []
  const limits: string[] = []
  const parameters: Parameter[] = [categoryId, id]
  for (const [side, comparison] of [
    ['below', '>='],
    ['above', '<='],
  ] as const) {
    const place = [categoryId, price, id]
    const sql = onSide(side, 'availability >= ?')
    const [last] = await query(sql, [...place, standing, 1, PER_SIDE - 1])
    if (!last) continue
    limits.push(`and (price, id) ${comparison} (?, ?)`)
    parameters.push(last.price, last.id)
  }
  const rows = await query(
    `select id, price from product
     where category_id = ? and id <> ? and status <> 'inactive' ${limits.join(' ')}`,
    parameters,
  )
  return rows.map((row) => row.id)
}
