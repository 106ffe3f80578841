import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { availability } from '../../../shared/catalogue/terms.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import { keysOf } from '../../../shared/keys.ts'
import type { Connection } from '../../base/data/db/connection.ts'
import { contains } from '../../base/data/db/contains.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { storedMoment } from '../../base/data/db/stored-moment.ts'
import { categoryId } from '../categories/category.queries.ts'
import { figureConditions, hasFigure } from './figure.filters.ts'

type Name = keyof Required<ProductFilters>

/** What depends on the database that is asked. */
interface Translated {
  dialect: Connection['dialect']
  /** What the query's search means. */
  search: Expression<SqlBool>
}

interface Filter<Key extends Name> {
  passes(value: NonNullable<ProductFilters[Key]>, database: Translated): Expression<SqlBool>
  /**
   * Which change can move a product into or out of a list with this filter. There are tags for changes of
   * all these but `anything`, which means any fact of the product.
   */
  changesWith: 'category' | 'featured' | 'condition' | 'rent' | 'status' | 'anything'
}

type Filters = { [Key in Name]: Filter<Key> }

const is = expressionBuilder<Tables, 'product' | 'product_figure'>()

const byFigures: Pick<Filters, keyof typeof figureConditions> = Object.assign(
  {},
  ...Object.entries(figureConditions).map(([name, passes]) => ({
    [name]: { passes, changesWith: 'anything' },
  })),
)

/** Every filter of the product list. A new one in `ProductFilters` does not compile without an entry here. */
export const filters: Filters = {
  search: {
    passes: (_, { search }) => search,
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
  location: {
    passes: (part) => contains('product.location', part),
    changesWith: 'anything',
  },
  pictured: {
    passes: (pictured) =>
      sql<SqlBool>`cast(${sql.ref('product.images')} as text) ${sql.raw(pictured ? '<>' : '=')} '[]'`,
    changesWith: 'anything',
  },
  priced: {
    // A price of nothing is shown as one on request.
    passes: (priced) => is('product.compared_price', priced ? '>' : '=', 0),
    changesWith: 'anything',
  },
  createdTo: {
    passes: (day, { dialect }) =>
      is('product.created_at', '<', storedMoment(endOfDay(day), dialect)),
    changesWith: 'anything',
  },
  passageHeightTo: {
    passes: (highest) => hasFigure('passageHeight', is('product_figure.number', '<=', highest)),
    changesWith: 'anything',
  },
  ...byFigures,
}

/** The filters that are set, by name. */
export function chosenFilters(query: ProductFilters): Name[] {
  return names.filter((name) => query[name] !== undefined)
}
const names = keysOf(filters)

/** The condition of all filters that are set. Visitors never get inactive products. */
export function passesAll(
  query: ProductFilters,
  seesInactive: boolean,
  database: Translated,
): Expression<SqlBool> {
  const conditions = chosenFilters(query).map((name) => passes(name, query, database))
  if (!seesInactive) conditions.push(is('product.status', '<>', 'inactive'))
  return is.and(conditions)
}

function passes<Key extends Name>(name: Key, query: ProductFilters, database: Translated) {
  const value: ProductFilters[Key] = query[name]
  return value == null ? is.and([]) : filters[name].passes(value, database)
}
