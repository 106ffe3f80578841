import { sql } from 'kysely'
import { availability } from '../../shared/catalogue-terms.ts'
import type { Product } from '../../shared/product.ts'
import type { Db } from '../database.ts'

const PER_SIDE = 2

type Placed = Pick<Product, 'id' | 'categoryId' | 'price'>

const sides = {
  below: { comparison: sql`<`, direction: 'desc' },
  above: { comparison: sql`>`, direction: 'asc' },
} as const
type Side = keyof typeof sides

/** Machines of the category on one side of a price, the nearest first. */
function onSide(db: Db, side: Side, { id, categoryId, price }: Placed) {
  const { comparison, direction } = sides[side]
  return db
    .selectFrom('product')
    .select(['id', 'price'])
    .where('category_id', '=', categoryId)
    .where(sql<boolean>`(price, id) ${comparison} (${price}, ${id})`)
    .orderBy('price', direction)
    .orderBy('id', direction)
}

/**
 * Similar machines are the nearest in price within the category, two below and two above, of those
 * that can be had; reserved ones take the places that are left, sold ones none.
 */
export async function similarTo(db: Db, product: Placed): Promise<number[]> {
  const nearest = async (side: Side, standing: number, limit: number) => {
    if (limit === 0) return []
    const rows = await onSide(db, side, product)
      .where('availability', '=', standing)
      .limit(limit)
      .execute()
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
 * @param db a transaction's, since a change asks about its own outcome
 */
export async function similarFrom(
  db: Db,
  product: Placed & Pick<Product, 'status'>,
): Promise<number[]> {
  const standing = availability[product.status]
  if (standing < availability.reserved) return []
  const farthest = (side: Side) =>
    onSide(db, side, product)
      .where('availability', '>=', standing)
      .limit(1)
      .offset(PER_SIDE - 1)
      .executeTakeFirst()
  const [lowest, highest] = [await farthest('below'), await farthest('above')]
  let neighbours = db
    .selectFrom('product')
    .select('id')
    .where('category_id', '=', product.categoryId)
    .where('id', '<>', product.id)
    .where('status', '<>', 'inactive')
  if (lowest)
    neighbours = neighbours.where(sql<boolean>`(price, id) >= (${lowest.price}, ${lowest.id})`)
  if (highest)
    neighbours = neighbours.where(sql<boolean>`(price, id) <= (${highest.price}, ${highest.id})`)
  return (await neighbours.execute()).map(({ id }) => id)
}
