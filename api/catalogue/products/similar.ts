import { sql } from 'kysely'
import type { Product } from '../../../shared/product/product.ts'
import { availability } from '../../../shared/product/terms.ts'
import type { Db } from '../../base/data/db/database.ts'

const PER_SIDE = 2

/** `comparedPrice` is 0 for a price on request, so that its neighbours tell nothing about it. */
type Placed = Pick<Product, 'id' | 'categoryId'> & { comparedPrice: number }

const sides = {
  below: { comparison: sql`<`, direction: 'desc' },
  above: { comparison: sql`>`, direction: 'asc' },
} as const
type Side = keyof typeof sides

/** Products of the category below or above a price, the nearest first. */
function onSide(db: Db, side: Side, { id, categoryId, comparedPrice }: Placed) {
  const { comparison, direction } = sides[side]
  return db
    .selectFrom('product')
    .select(['id', 'compared_price'])
    .where('category_id', '=', categoryId)
    .where(sql<boolean>`(compared_price, id) ${comparison} (${comparedPrice}, ${id})`)
    .orderBy('compared_price', direction)
    .orderBy('id', direction)
}

/**
 * The similar products: of the same category, available, and nearest in price, two below and two above.
 * Reserved ones fill the places that are left; sold ones are never named.
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
 * The products that name this one as similar: those with fewer than two at least as available ones
 * between them and it. These are a few neighbours in price, including sold ones, and not the whole category unless
 * there are hardly any to choose from.
 * @param db of the transaction, because a change asks about its own result
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
  const lowest = await farthest('below')
  const highest = await farthest('above')
  let neighbours = db
    .selectFrom('product')
    .select('id')
    .where('category_id', '=', product.categoryId)
    .where('id', '<>', product.id)
    .where('status', '<>', 'inactive')
  if (lowest)
    neighbours = neighbours.where(
      sql<boolean>`(compared_price, id) >= (${lowest.compared_price}, ${lowest.id})`,
    )
  if (highest)
    neighbours = neighbours.where(
      sql<boolean>`(compared_price, id) <= (${highest.compared_price}, ${highest.id})`,
    )
  return (await neighbours.execute()).map(({ id }) => id)
}
