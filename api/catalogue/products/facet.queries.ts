import type { Expression, SqlBool } from 'kysely'
import { isWarranted, type Warranted } from '../../../shared/buying/warranted.ts'
import { brandFacets } from '../../../shared/catalogue/facets.ts'
import { locationFacets } from '../../../shared/catalogue/places.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { countOf, figureFacets } from '../../../shared/figures/filters.ts'
import type { Category } from '../../../shared/product/category.ts'
import { conditions, grades, productStatuses } from '../../../shared/product/terms.ts'
import { correctionsOf, widened } from '../../../shared/search/terms.ts'
import type { Database } from '../../base/data/db/database.ts'
import { countFigures } from './figure-facets.queries.ts'
import { chosenFilters, passesAll } from './product.filters.ts'
import { isOneOf, productSearch, whenMany } from './product.search.ts'
import type { ProductCounts } from './product-counts.ts'

/**
 * How many products each further choice would leave, with all other filters unchanged. The counts of a
 * facet ignore its own filter, because choosing another value replaces it.
 */
export async function countFacets(
  { dialect, db }: Database,
  counts: ProductCounts,
  categories: Category[],
  filters: ProductFilters,
  seesInactive: boolean,
): Promise<ProductFacets> {
  const without = (...keys: (keyof ProductFilters)[]): ProductFilters => ({
    ...filters,
    ...Object.fromEntries(keys.map((key) => [key, undefined])),
  })
  const { terms, unread } = await counts.terms.read(filters.search, seesInactive)
  const idsOf = async (condition: Expression<SqlBool>) => {
    const rows = await db.selectFrom('product').select('id').where(condition).execute()
    return isOneOf(
      dialect,
      rows.map(({ id }) => id),
    )
  }
  const finds = productSearch(dialect).finds(widened(terms))
  const search = terms.length > 0 ? await idsOf(finds) : finds
  const { warranted } = await counts.terms.ofDealer()
  const { makers, places } = await counts.terms.makersAndPlaces(seesInactive)
  const passes = (chosen: ProductFilters) =>
    passesAll(chosen, seesInactive, {
      ...{ dialect, search, facts: { warranted, places } },
      // Whoever counts looks at many machines.
      id: whenMany(dialect),
    })
  // Most facets count the hits, and looking up what they must be takes longer than counting.
  const isLookedUp = chosenFilters(filters).some((name) => !COUNTED.includes(name))
  const hits = isLookedUp ? await idsOf(passes(filters)) : passes(filters)

  /** Products that are alike in what facets count, so that all products are looked at once and not for each facet. */
  const groupsOf = (condition: Expression<SqlBool>) =>
    db
      .selectFrom('product')
      .where(condition)
      .select(({ fn }) => [
        ...GROUPED_BY,
        fn.countAll().as('count'),
        ...[fn.min('year').as('minYear'), fn.max('year').as('maxYear')],
        ...[fn.min('visible_price').as('minPrice'), fn.max('visible_price').as('maxPrice')],
      ])
      .groupBy([...GROUPED_BY])
      .execute()
  const hitGroups = await groupsOf(hits)
  /** Those that a facet counts: the hits, unless it is filtered by itself. */
  const groupsFor = async (...keys: (keyof ProductFilters)[]) =>
    keys.some((key) => filters[key] !== undefined) ? groupsOf(passes(without(...keys))) : hitGroups

  const inConditions = countBy('condition', await groupsFor('condition'))
  const inGrades = countBy('grade', await groupsFor('grade'))
  const inCategories = countBy('category_id', await groupsFor('category'))
  const statuses = countBy('status', await groupsFor('status'))
  const brands = countBy('brand', await groupsFor('brand'))
  // Every brand and place of the catalogue stays a choice, with 0 hits if the other filters leave none.
  const placesOf = async (condition: Expression<SqlBool>) => {
    const rows = await db
      .selectFrom('product')
      .where(condition)
      .select(({ fn }) => ['location', fn.countAll().as('count')])
      .groupBy('location')
      .execute()
    return new Map(rows.map(({ location, count }) => [location, Number(count)]))
  }
  const locationsOf = async () => {
    const counted = await placesOf(filters.location ? passes(without('location')) : hits)
    return locationFacets(
      places.map((location) => ({ location, count: counted.get(location) ?? 0 })),
    )
  }
  const inYears = await groupsFor('yearFrom', 'yearTo')
  const inPrices = await groupsFor('priceFrom', 'priceTo')
  const figures = await countFigures(db, filters, { hits, passes })
  return {
    total: hitGroups.reduce((sum, { count }) => sum + Number(count), 0),
    categories: categories.map(({ id, slug, name }) => ({
      slug,
      name,
      count: inCategories.get(id) ?? 0,
    })),
    brands: brandFacets(
      makers.map((brand) => ({
        brand,
        count: brands.get(brand) ?? 0,
      })),
    ),
    locations: await locationsOf(),
    statuses: found(productStatuses, statuses).map(({ value, count }) => ({
      status: value,
      count,
    })),
    conditions: found(conditions, inConditions),
    grades: found(grades, inGrades),
    rentable: await counts.of({ ...filters, rentable: true }, seesInactive),
    warranty: countWarranted(await groupsFor('warranty'), warranted),
    fullFreeLift: countOf(figures, 'fullFreeLift'),
    figures: figureFacets(figures),
    year: boundsOf(inYears.map(({ minYear, maxYear }) => [minYear, maxYear])),
    price: boundsOf(inPrices.map(({ minPrice, maxPrice }) => [minPrice, maxPrice])),
    corrections: correctionsOf(terms),
    unread,
  }
}

function countWarranted(
  groups: (Parameters<typeof isWarranted>[0] & Counted)[],
  warranted: Warranted,
): number {
  return groups
    .filter((group) => isWarranted(group, warranted))
    .reduce((sum, { count }) => sum + Number(count), 0)
}

/** These are known once the search is, or stand in the index that is counted by. */
const COUNTED: readonly (keyof ProductFilters)[] = [
  ...(['search', 'status', 'category', 'condition', 'grade'] as const),
  ...(['yearFrom', 'yearTo', 'priceFrom', 'priceTo'] as const),
]

/** In the order of their index. */
const GROUPED_BY = ['status', 'category_id', 'condition', 'grade', 'brand'] as const

/** How many products have each value of a column. */
function countBy<Column extends (typeof GROUPED_BY)[number], Value>(
  column: Column,
  groups: (Record<Column, Value> & Counted)[],
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const group of groups)
    counts.set(group[column], (counts.get(group[column]) ?? 0) + Number(group.count))
  return counts
}

/** Those of some values that products have, with their counts. */
const found = <Value>(values: readonly Value[], counts: ReadonlyMap<unknown, number>) =>
  values.map((value) => ({ value, count: counts.get(value) ?? 0 })).filter(({ count }) => count > 0)

interface Counted {
  count: number | string | bigint
}

type Bounds = [min: number | null | undefined, max: number | null | undefined]

/** The ends of all ranges together; null if there are none. */
function boundsOf(bounds: Bounds[]): { min: number; max: number } | null {
  const known = bounds.flatMap(([min, max]) => (min == null || max == null ? [] : [{ min, max }]))
  if (known.length === 0) return null
  return known.reduce((one, other) => ({
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
  }))
}
