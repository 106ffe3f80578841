import { availability } from '../../shared/catalogue-terms.ts'
import type { Category } from '../../shared/category.ts'
import { germanSortKey } from '../../shared/collation.ts'
import type { Reads } from '../db/reads.ts'

interface CategoryRow {
  id: number
  name: string
  slug: string
  description: string
  icon: string
  sort_order: number
  products: number | string
  available: number | string
}

const COLUMNS = 'c.id, c.name, c.slug, c.description, c.icon, c.sort_order'
/** Category numbers are the same as slugs only by accident; the slug wins. */
const BY_ID_OR_SLUG = '(c.slug = ? or c.id = ?)'
/** Nothing else names a category, and not every database takes every text. */
const IDENTIFIER = /^[a-z0-9-]{1,60}$/
const SLUG_FIRST = 'case when c.slug = ? then 0 else 1 end'

const countFrom = (standing: number) =>
  `(select count(*) from product p where p.category_id = c.id and p.availability >= ${standing})`

const counts = (seesInactive: boolean) =>
  `${countFrom(seesInactive ? availability.inactive : availability.sold)} as products,
   ${countFrom(availability.active)} as available`

/** Sorted by sortOrder, then name; products are counted as the caller sees them. */
export async function listCategories(reads: Reads, seesInactive: boolean): Promise<Category[]> {
  const rows = await reads.all<CategoryRow>(
    `select ${COLUMNS}, ${counts(seesInactive)}
     from category c order by c.id`,
  )
  return rows.map(toCategory).sort(byPlaceThenName)
}

export async function findCategory(
  reads: Reads,
  idOrSlug: string,
  seesInactive: boolean,
): Promise<Category | null> {
  if (!IDENTIFIER.test(idOrSlug)) return null
  const rows = await reads.all<CategoryRow>(
    `select ${COLUMNS}, ${counts(seesInactive)}
     from category c where ${BY_ID_OR_SLUG} order by ${SLUG_FIRST} limit 1`,
    [idOrSlug, idFrom(idOrSlug), idOrSlug],
  )
  return rows[0] ? toCategory(rows[0]) : null
}

export async function findCategoryId(reads: Reads, idOrSlug: string): Promise<number | null> {
  if (!IDENTIFIER.test(idOrSlug)) return null
  const rows = await reads.all<{ id: number }>(
    `select c.id from category c where ${BY_ID_OR_SLUG} order by ${SLUG_FIRST} limit 1`,
    [idOrSlug, idFrom(idOrSlug), idOrSlug],
  )
  return rows[0]?.id ?? null
}

export async function isCategoryId(reads: Reads, id: number): Promise<boolean> {
  const rows = await reads.all('select 1 from category where id = ?', [id])
  return rows.length > 0
}

function idFrom(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** No two databases agree on German order by themselves. */
function byPlaceThenName(a: Category, b: Category): number {
  if (a.sortOrder !== b.sortOrder) return a.sortOrder - b.sortOrder
  return germanSortKey(a.name) < germanSortKey(b.name) ? -1 : 1
}

function toCategory({ sort_order, products, available, ...row }: CategoryRow): Category {
  const _count = { products: Number(products), available: Number(available) }
  return { ...row, sortOrder: sort_order, _count }
}
