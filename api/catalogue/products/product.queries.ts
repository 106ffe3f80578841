import type { ExpressionBuilder } from 'kysely'
import { stockKey } from '../../../shared/product/field-rules.ts'
import { withoutPastInspection } from '../../../shared/product/inspection.ts'
import { internalFields, type Product, product } from '../../../shared/product/product.ts'
import type { Database, Db, Tables } from '../../base/data/db/database.ts'
import { columnsOf, inPortions, PORTION, rowReader, storedMoment } from '../../base/data/db/rows.ts'
import { notFound } from '../../base/requests/http/errors.ts'

export const UNKNOWN_PRODUCT = 'Produkt nicht gefunden'

const columns = columnsOf(product, 'product')
export const readProduct = rowReader(product)

/** Every product, with all that `readProduct` reads of one. */
export function selectProducts(db: Db) {
  return db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select(columns)
}

/** The product as the administrator sees it. */
export async function findProduct(db: Db, id: number): Promise<Product | null> {
  const row = await selectProducts(db).where('product.id', '=', id).executeTakeFirst()
  return row ? readProduct(row) : null
}

/** @throws {ApiError} 404 for an unknown product */
export async function requireProduct(db: Db, id: number): Promise<Product> {
  const found = await findProduct(db, id)
  if (!found) throw notFound(UNKNOWN_PRODUCT)
  return found
}

/** What visitors may know of a product: no price on request, no inspection that is over, and nothing internal. */
export function forVisitors(product: Product): Product {
  const visible: Product = { ...withoutPastInspection(product) }
  for (const field of internalFields) delete visible[field]
  return product.priceKind === 'onRequest'
    ? { ...visible, price: null, previousPrice: null }
    : visible
}

/** The products with these ids as visitors see them, in the order of the ids. */
export async function findProducts(db: Db, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(db)
    .where('product.id', 'in', ids)
    .where('product.status', '<>', 'inactive')
    .execute()
  return rows
    .map((row) => forVisitors(readProduct(row)))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The machines that came last, as visitors see them. */
export async function newestProducts(db: Db, limit: number): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where('product.status', '<>', 'inactive')
    .orderBy('product.created_at', 'desc')
    .orderBy('product.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => forVisitors(readProduct(row)))
}

/** The available machines, reserved ones too, as the administrator sees them, by id and in portions. */
export const availableProducts = (db: Db): AsyncGenerator<Product[]> =>
  inPortions(
    async (last) => {
      const rows = await selectProducts(db)
        .where('product.id', '>', last)
        .where('product.status', 'in', ['active', 'reserved'])
        .orderBy('product.id')
        .limit(PORTION)
        .execute()
      return rows.map(readProduct)
    },
    ({ id }) => id,
  )

/** The machines that visitors see, as they see them, that were touched at a moment or since. */
export async function productsTouchedSince(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  moment: Date,
): Promise<Product[]> {
  const portions = inPortions(
    async (last) => {
      const rows = await selectProducts(db)
        .where('product.id', '>', last)
        .where('product.status', '<>', 'inactive')
        .where('product.updated_at', '>=', storedMoment(moment, dialect))
        .orderBy('product.id')
        .limit(PORTION)
        .execute()
      return rows.map((row) => forVisitors(readProduct(row)))
    },
    ({ id }) => id,
  )
  return (await Array.fromAsync(portions)).flat()
}

/** Which machines have one of these stock numbers, in whatever letter case. */
export const hasStockNumber =
  (stockNumbers: readonly string[]) => (where: ExpressionBuilder<Tables, 'product'>) =>
    where.or([
      where('stock_key', 'in', ['', ...stockNumbers.map((number) => stockKey(number) ?? '')]),
      // Of several from before that differ in case alone only the oldest has a key.
      where('stock_number', 'in', ['', ...stockNumbers]),
    ])

/**
 * The machine that has a stock number, as a sentence names it: with its own spelling where that is another one.
 * Null if none has it.
 * @param id the one that may have it
 */
export async function nameOfOwner(
  db: Db,
  id: number | null,
  stockNumber: string,
): Promise<string | null> {
  const owner = await db
    .selectFrom('product')
    .select(['title', 'stock_number'])
    .where(hasStockNumber([stockNumber]))
    .where('id', '<>', id ?? 0)
    .orderBy('id')
    .executeTakeFirst()
  if (!owner) return null
  const spelling = owner.stock_number === stockNumber ? '' : ` (dort „${owner.stock_number}“)`
  return `„${owner.title}“${spelling}`
}
