import { expressionBuilder } from 'kysely'
import { germanSortKey } from '../../../shared/catalogue/collation.ts'
import { type Category, category } from '../../../shared/product/category.ts'
import { availability } from '../../../shared/product/terms.ts'
import type { Db, Tables } from '../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'
import { notFound } from '../../base/requests/http/errors.ts'

export const UNKNOWN_CATEGORY = 'Kategorie nicht gefunden'

const facts = category.omit({ _count: true })
const columns = columnsOf(facts, 'category')
const readFacts = rowReader(facts)

/** What an id or a slug can look like. Other text is not sent to the database, which may refuse it. */
const IDENTIFIER = /^[a-z0-9-]{1,60}$/

const builder = expressionBuilder<Tables, 'category'>()

/** Sorted by sortOrder, then name. Counts include only the products that the caller may see. */
export async function listCategories(db: Db, seesInactive: boolean): Promise<Category[]> {
  const rows = await selectCategories(db, seesInactive).orderBy('category.id').execute()
  return rows.map(toCategory).sort(byPlaceThenName)
}

export async function findCategory(
  db: Db,
  idOrSlug: string,
  seesInactive: boolean,
): Promise<Category | null> {
  if (!IDENTIFIER.test(idOrSlug)) return null
  const row = await selectCategories(db, seesInactive)
    .where('category.id', '=', categoryId(idOrSlug))
    .executeTakeFirst()
  return row ? toCategory(row) : null
}

/** @throws {ApiError} 404 for an unknown category */
export async function requireCategory(
  db: Db,
  idOrSlug: string,
  seesInactive = true,
): Promise<Category> {
  const found = await findCategory(db, idOrSlug, seesInactive)
  if (!found) throw notFound(UNKNOWN_CATEGORY)
  return found
}

export async function findCategoryId(db: Db, idOrSlug: string): Promise<number | null> {
  if (!IDENTIFIER.test(idOrSlug)) return null
  const row = await db
    .selectFrom('category')
    .select('id')
    .where('id', '=', categoryId(idOrSlug))
    .executeTakeFirst()
  return row?.id ?? null
}

export async function isCategoryId(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** A subquery for the id behind an id or a slug. If both match different categories, the slug wins. */
export function categoryId(idOrSlug: string) {
  const id = /^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : 0
  const isSlug = builder('category.slug', '=', idOrSlug)
  return builder
    .selectFrom('category')
    .select('category.id')
    .where(builder.or([isSlug, builder('category.id', '=', id)]))
    .orderBy(builder.case().when(isSlug).then(0).else(1).end())
    .limit(1)
}

function selectCategories(db: Db, seesInactive: boolean) {
  const count = (lowest: number) =>
    builder
      .selectFrom('product')
      .select(({ fn }) => fn.countAll().as('count'))
      .whereRef('product.category_id', '=', 'category.id')
      .where('product.availability', '>=', lowest)
  return db
    .selectFrom('category')
    .select(columns)
    .select([
      count(seesInactive ? availability.inactive : availability.sold).as('products'),
      count(availability.active).as('available'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCategories>['execute']>>[number]

function toCategory(row: Row): Category {
  const _count = { products: Number(row.products), available: Number(row.available) }
  return { ...readFacts(row), _count }
}

/** Sorted here, because the databases order German names differently. */
function byPlaceThenName(a: Category, b: Category): number {
  if (a.sortOrder !== b.sortOrder) return a.sortOrder - b.sortOrder
  return germanSortKey(a.name) < germanSortKey(b.name) ? -1 : 1
}
