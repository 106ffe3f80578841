import { awayFrom } from '../../../shared/catalogue/distances.ts'
import type {
  ProductFilters,
  ProductQuery,
  ProductSort,
} from '../../../shared/catalogue/product-query.ts'
import { isSoldLast } from '../../../shared/catalogue/sorts.ts'
import type { Product } from '../../../shared/product/product.ts'
import {
  mayBeProse,
  namesakesOf,
  needsOf,
  type Term,
  widened,
} from '../../../shared/search/terms.ts'
import type { Database } from '../../base/data/db/database.ts'
import { chosenFilters, passesAll } from './product.filters.ts'
import { closestFirst, nearestFirst, orderColumns } from './product.order.ts'
import { readProduct, selectProducts } from './product.queries.ts'
import { productSearch } from './product.search.ts'
import { askedOf, type ListPart, type ProductCounts } from './product-counts.ts'

/**
 * A page of a list, with everything that is known of its products. In the order that shows first what is available,
 * products that say a search in their figures or name come before those that say it in prose alone, and those of the
 * category that it names before others that can be had alike. Products that have the bare figures of a search exactly
 * stand before those that do as much, sold ones last. In an order by what buyers compare, such as the price, sold ones
 * stand last, too, and in that by distance, which is the same whatever `order` is.
 */
export async function listProducts(
  database: Database,
  counts: ProductCounts,
  query: ProductQuery,
  seesInternals: boolean,
): Promise<{ products: Product[]; total: number }> {
  const { page, limit, sort: asked, order, postcode, ...filters } = query
  const total = await counts.of(filters, seesInternals)
  const exact = await counts.terms.of(filters.search, seesInternals)
  const { dialect } = database
  const facts = await counts.terms.facts(filters, seesInternals)
  const first = (page - 1) * limit
  const end = first + limit
  async function stepsOfOrder() {
    if (asked === 'distance') {
      const { places } = await counts.terms.makersAndPlaces(seesInternals)
      return closestFirst(dialect, exact, awayFrom(postcode ?? ''), places)
    }
    return order === 'desc' && isByNeed(asked, exact) ? nearestFirst(dialect, exact) : null
  }
  const steps = await stepsOfOrder()
  if (steps) {
    const search = productSearch(dialect).finds(widened(exact))
    let list = selectProducts(database.db)
      .where(passesAll(filters, seesInternals, { dialect, search, facts }))
      .limit(limit)
      .offset(first)
    for (const [by, order] of steps) list = list.orderBy(by, order)
    return { products: (await list.execute()).map(readProduct), total }
  }
  const sort = asked === undefined || asked === 'distance' ? 'createdAt' : asked
  const terms = widened(exact)
  const search = productSearch(dialect)
  const namesakes = sort === 'available' ? namesakesOf(terms) : []

  /** @param hits how many products the part has; `first` and `end` are places in it */
  async function read(part: ListPart, hits: number, first: number, end: number) {
    if (first >= Math.min(end, hits)) return []
    const { hits: searched, standing } = askedOf(part)
    const all = await counts.of({}, seesInternals)
    const isInListOrder = namesakes.length === 0
    const isCommon = isInListOrder && isFoundSoonerByTrying(filters, end, hits, all)
    const condition = isCommon ? search.triesEach(terms, searched) : search.finds(terms, searched)
    let list = selectProducts(database.db)
      .where(passesAll(filters, seesInternals, { dialect, search: condition, facts }))
      .where(standing)
      .limit(end - first)
      .offset(first)
    for (const column of orderColumns(sort, namesakes))
      list = list.orderBy(column, (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
    return (await list.execute()).map(readProduct)
  }

  const parts = partsOf(sort, terms)
  if (!parts) return { products: await read('all', total, first, end), total }
  const [ahead, behind] = parts
  const before = await counts.of(filters, seesInternals, ahead)
  const within = (place: number) => Math.max(0, place - before)
  return {
    products: [
      ...(await read(ahead, before, first, Math.min(end, before))),
      ...(await read(behind, total - before, within(first), within(end))),
    ],
    total,
  }
}

/** What stands ahead in a list, and behind it, whatever the order within; null for one that has no parts. */
function partsOf(sort: ProductSort, terms: Term[]): [ahead: ListPart, behind: ListPart] | null {
  if (isSoldLast(sort)) return ['unsold', 'sold']
  return sort === 'available' && mayBeProse(terms) ? ['best', 'prose'] : null
}

/** Whether a list is ordered by the bare figures of its search: unless another order was asked for. */
const isByNeed = (sort: ProductSort | undefined, terms: Term[]) =>
  (sort === undefined || sort === 'available') && needsOf(terms).length > 0

/** A row that is tried takes as long as so many hits of the index. */
const ROW = 4

/**
 * If the search is the only filter, rows are read in list order, so trying them one by one can stop at the
 * end of the page: after as many rows as hold that many hits. The index would find all hits first and then
 * sort them.
 * @param wanted the number of hits up to the end of the page
 * @param all how many products there are
 */
function isFoundSoonerByTrying(
  filters: ProductFilters,
  wanted: number,
  hits: number,
  all: number,
): boolean {
  const [only, ...others] = chosenFilters(filters)
  return only === 'search' && others.length === 0 && wanted * (all / hits) * ROW < hits
}
