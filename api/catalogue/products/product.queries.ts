import { awayFrom } from '../../../shared/catalogue/distances.ts'
import type {
  ProductFilters,
  ProductQuery,
  ProductSort,
} from '../../../shared/catalogue/product-query.ts'
import { isSoldLast } from '../../../shared/catalogue/sorts.ts'
import { withoutPastInspection } from '../../../shared/product/inspection.ts'
import { internalFields, type Product, product } from '../../../shared/product/product.ts'
import {
  mayBeProse,
  namesakesOf,
  needsOf,
  type Term,
  widened,
} from '../../../shared/search/terms.ts'
import type { Database, Db } from '../../base/data/db/database.ts'
import { inPortions, PORTION } from '../../base/data/db/in-portions.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'
import { storedMoment } from '../../base/data/db/stored-moment.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { chosenFilters, passesAll } from './product.filters.ts'
import { closestFirst, nearestFirst, orderColumns } from './product.order.ts'
import { productSearch } from './product.search.ts'
import { askedOf, type ListPart, type ProductCounts } from './product-counts.ts'

export const UNKNOWN_PRODUCT = 'Produkt nicht gefunden'

const columns = columnsOf(product, 'product')
const readProduct = rowReader(product)

function selectProducts(db: Db) {
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
