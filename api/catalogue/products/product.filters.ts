import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { availability } from '../../../shared/catalogue/terms.ts'
import { keysOf } from '../../../shared/keys.ts'
import { contains } from '../../base/db/contains.ts'
import type { Tables } from '../../base/db/database.ts'
import { categoryId } from '../categories/category.queries.ts'
import { figureConditions } from './figure.filters.ts'

type Name = keyof Required<ProductFilters>

interface Filter<Key extends Name> {
  passes(value: NonNullable<ProductFilters[Key]>, search: Expression<SqlBool>): Expression<SqlBool>
  /**
   * Which change can move a product into or out of a list with this filter. There are tags for changes of
   * all these but `anything`, which means any fact of the product.
   */
  changesWith: 'category' | 'featured' | 'condition' | 'rent' | 'status' | 'anything'
}

type Filters = { [Key in Name]: Filter<Key> }

const is = expressionBuilder<Tables, 'product'>()

const byFigures: Pick<Filters, keyof typeof figureConditions> = Object.assign(
  {},
  ...Object.entries(figureConditions).map(([name, passes]) => ({
    [name]: { passes, changesWith: 'anything' },
  })),
)

/** Every filter of the product list. A new one in `ProductFilters` does not compile without an entry here. */
export const filters: Filters = {
  search: {
    passes: (_, search) => search,
    changesWith: 'anything',
  },
  category: {
    passes: (idOrSlug) => is('product.category_id', '=', categoryId(idOrSlug)),
    changesWith: 'category',
  },
  brand: {
    passes: (part) => contains('product.brand_key', part.toLowerCase()),
    changesWith: 'anything',
  },
  yearFrom: {
    passes: (year) => is('product.year', '>=', year),
    changesWith: 'anything',
  },
  yearTo: {
    passes: (year) => is('product.year', '<=', year),
    changesWith: 'anything',
  },
  priceFrom: {
    passes: (price) => is('product.visible_price', '>=', price),
    changesWith: 'anything',
  },
  priceTo: {
    passes: (price) => is('product.visible_price', '<=', price),
    changesWith: 'anything',
  },
  featured: {
    passes: (featured) => is('product.featured', '=', featured),
    changesWith: 'featured',
  },
  status: {
    passes: (status) => is('product.status', '=', status),
    changesWith: 'anything',
  },
  available: {
    passes: (available) => is('product.availability', available ? '=' : '<>', availability.active),
    changesWith: 'status',
  },
  condition: {
    passes: (conditions) => is('product.condition', 'in', conditions),
    changesWith: 'condition',
  },
  grade: {
    passes: (grades) => is('product.grade', 'in', grades),
    changesWith: 'anything',
  },
  rentable: {
    passes: (rentable) => is('product.rent', rentable ? 'is not' : 'is', null),
    changesWith: 'rent',
  },
  ...byFigures,
}

/** The filters that are set, by name. */
export function chosenFilters(query: ProductFilters): Name[] {
  return names.filter((name) => query[name] !== undefined)
}
const names = keysOf(filters)

/**
 * The condition of all filters that are set. Visitors never get inactive products.
 * @param search what the query's search means
 */
export function passesAll(
  query: ProductFilters,
  seesInactive: boolean,
  search: Expression<SqlBool>,
): Expression<SqlBool> {
  const conditions = chosenFilters(query).map((name) => passes(name, query, search))
  if (!seesInactive) conditions.push(is('product.status', '<>', 'inactive'))
  return is.and(conditions)
}

function passes<Key extends Name>(name: Key, query: ProductFilters, search: Expression<SqlBool>) {
  const value: ProductFilters[Key] = query[name]
  return value == null ? is.and([]) : filters[name].passes(value, search)
}
