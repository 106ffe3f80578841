import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { isUnused, type Warranted } from '../../../shared/buying/warranted.ts'
import { placesNamed } from '../../../shared/catalogue/places.ts'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import { availability, conditions, grades } from '../../../shared/product/terms.ts'
import { keysOf } from '../../../shared/values/records.ts'
import type { Connection } from '../../base/data/db/connection.ts'
import { contains } from '../../base/data/db/contains.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { storedMoment } from '../../base/data/db/rows.ts'
import { categoryId } from '../categories/category.queries.ts'
import { type Finding, figureConditions, hasFigure } from './figure.filters.ts'

/** What filters need to know of the dealer and the stock. */
export interface StockFacts {
  /** Which products the dealer answers for. */
  warranted: Warranted
  /** Every place where one stands. */
  places: readonly string[]
}

type Name = keyof Required<ProductFilters>

/** What depends on the database that is asked. */
interface Translated extends Finding {
  dialect: Connection['dialect']
  /** What the query's search means. */
  search: Expression<SqlBool>
  /** What filters need to know of the dealer and the stock. */
  facts: StockFacts
}

type Filters = {
  [Key in Name]: (
    value: NonNullable<ProductFilters[Key]>,
    database: Translated,
  ) => Expression<SqlBool>
}

const is = expressionBuilder<Tables, 'product' | 'product_figure'>()

/** The condition of every filter of the product list. A new one in `ProductFilters` does not compile without an entry here. */
const filters: Filters = {
  search: (_, { search }) => search,
  category: (idOrSlug) => is('product.category_id', '=', categoryId(idOrSlug)),
  brand: (part) => contains('product.brand_key', part.toLowerCase()),
  yearFrom: (year) => is('product.year', '>=', year),
  yearTo: (year) => is('product.year', '<=', year),
  priceFrom: (price) => is('product.visible_price', '>=', price),
  priceTo: (price) => is('product.visible_price', '<=', price),
  featured: (featured) => is('product.featured', '=', featured),
  status: (status) => is('product.status', '=', status),
  available: (available) => is('product.availability', available ? '=' : '<>', availability.active),
  condition: (conditions) => is('product.condition', 'in', conditions),
  grade: (grades) => is('product.grade', 'in', grades),
  rentable: (rentable) => is('product.rent', rentable ? 'is not' : 'is', null),
  location: (part, { facts: { places } }) =>
    is.or(placesNamed(part, places).map((place) => is('product.location', '=', place))),
  warranty: (isWarranted, { facts: { warranted } }) => {
    const unused = conditions.filter(isUnused)
    const answeredFor = is.or([
      ...(warranted.includes('new') ? [is('product.condition', 'in', unused)] : []),
      is.and([
        is('product.condition', 'not in', unused),
        is.or(
          grades
            .filter((grade) => warranted.includes(grade))
            .map((grade) => is('product.grade', '=', grade)),
        ),
      ]),
    ])
    const passes = is.and([is('product.status', 'in', ['active', 'reserved']), answeredFor])
    return isWarranted ? passes : sql<SqlBool>`(${passes}) is not true`
  },
  fullFreeLift: (isFull, { id }) => {
    const passes = hasFigure('fullFreeLift', is('product_figure.choice', '=', 'true'), id)
    return isFull ? passes : is.not(passes)
  },
  pictured: (pictured) =>
    sql<SqlBool>`cast(${sql.ref('product.images')} as text) ${sql.raw(pictured ? '<>' : '=')} '[]'`,
  // A price of nothing is shown as one on request.
  priced: (priced) => is('product.compared_price', priced ? '>' : '=', 0),
  createdTo: (day, { dialect }) =>
    is('product.created_at', '<', storedMoment(endOfDay(day), dialect)),
  passageHeightTo: (highest, { id }) =>
    hasFigure('passageHeight', is('product_figure.number', '<=', highest), id),
  ...figureConditions,
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
  return value == null ? is.and([]) : filters[name](value, database)
}
