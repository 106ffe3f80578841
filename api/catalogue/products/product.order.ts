import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Away } from '../../../shared/catalogue/places.ts'
import type { ProductSort } from '../../../shared/catalogue/product-query.ts'
import { namesakesOf, needsOf, type Term, widened } from '../../../shared/search/terms.ts'
import type { Database, Tables } from '../../base/data/db/database.ts'
import { categoryId } from '../categories/category.queries.ts'
import { beyondNeeds, productSearch } from './product.search.ts'

/** The orders that columns give. */
export type ColumnSort = Exclude<ProductSort, 'distance'>

const columns = {
  createdAt: ['product.created_at'],
  price: ['product.visible_price'],
  year: ['product.year'],
  title: ['product.title_key'],
  featured: ['product.featured'],
  capacity: ['product.capacity'],
  liftHeight: ['product.lift_height'],
  hours: ['product.hours'],
  available: ['product.availability', 'product.created_at'],
} as const satisfies Record<ColumnSort, string[]>

const is = expressionBuilder<Tables, 'product'>()

/**
 * What a list is ordered by. Ties are broken by id, so that no page repeats or skips a row.
 * @param namesakes the categories whose machines come first of those that can be had alike
 */
export function orderColumns(sort: ColumnSort, namesakes: string[] = []) {
  if (sort !== 'available' || namesakes.length === 0)
    return [...columns[sort], 'product.id'] as const
  const [availability, ...others] = columns.available
  return [availability, isInOneOf(namesakes), ...others, 'product.id'] as const
}

type Step = [by: Expression<number>, order: 'asc' | 'desc']

const SOLD_LAST: Step = [sql<number>`case when product.status = 'sold' then 1 else 0 end`, 'asc']

/**
 * The order of a search with bare figures, as `compareProducts` has it: what has them exactly, then what does as much,
 * the nearest first, and sold products last.
 */
export function nearestFirst(dialect: Database['dialect'], terms: Term[]): Step[] {
  return [SOLD_LAST, ...listOrder(dialect, terms)]
}

function listOrder(dialect: Database['dialect'], terms: Term[]): Step[] {
  const search = productSearch(dialect)
  const [exact, plain] = [search.triesEach(terms), search.triesEach(widened(terms), 'best')]
  const needs = needsOf(terms)
  const [availability, ...others] = columns.available
  const namesakes = namesakesOf(terms)
  return [
    ...(needs.length > 0 ? byNeeds(exact, beyondNeeds(dialect, needs)) : []),
    [sql<number>`case when ${plain} then 0 else 1 end`, 'asc'],
    [sql.ref(availability), 'desc'],
    ...(namesakes.length > 0 ? [[isInOneOf(namesakes), 'desc'] satisfies Step] : []),
    ...[...others, 'product.id'].map((column): Step => [sql.ref(column), 'desc']),
  ]
}

/**
 * The order by distance, as `compareProducts` has it: the nearest first, then those of unknown places, and sold products
 * last; what is as far away as the list shows it without another order.
 * @param places every place where a product stands
 */
export function closestFirst(
  dialect: Database['dialect'],
  terms: Term[],
  away: Away,
  places: string[],
): Step[] {
  const known = Map.groupBy(places, away)
  known.delete(null)
  const distances = [...known].map(
    ([kilometres, places]) =>
      sql`when ${is('product.location', 'in', places)} then ${sql.lit(kilometres)}`,
  )
  const distance = sql<number>`case ${sql.join(distances, sql` `)} else ${sql.lit(UNKNOWN_FAR)} end`
  return [
    SOLD_LAST,
    ...(distances.length > 0 ? [[distance, 'asc'] satisfies Step] : []),
    ...listOrder(dialect, terms),
  ]
}

/** Kilometres, further away than any place. */
const UNKNOWN_FAR = 100_000

const byNeeds = (exact: Expression<SqlBool>, beyond: Expression<number>): Step[] => [
  [sql<number>`case when ${exact} then 0 else 1 end`, 'asc'],
  [sql<number>`case when ${exact} then 0 else ${beyond} end`, 'asc'],
]

const isInOneOf = (slugs: string[]): Expression<number> =>
  is
    .case()
    .when(is.or(slugs.map((slug) => is('product.category_id', '=', categoryId(slug)))))
    .then(1)
    .else(0)
    .end()
