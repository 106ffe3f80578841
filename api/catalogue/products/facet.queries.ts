import { brandFacets } from '../../../shared/catalogue/facets.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { conditions, grades, productStatuses } from '../../../shared/catalogue/terms.ts'
import type { Category } from '../../../shared/category.ts'
import { correctionsOf } from '../../../shared/search/terms.ts'
import type { Database } from '../../base/db/database.ts'
import { countFigures } from './figure-facets.queries.ts'
import { passesAll } from './product.filters.ts'
import { isOneOf, productSearch } from './product.search.ts'
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
  const finds = productSearch(dialect).finds(terms)
  const hits =
    terms.length > 0 ? await db.selectFrom('product').select('id').where(finds).execute() : null
  const search = hits
    ? isOneOf(
        dialect,
        hits.map(({ id }) => id),
      )
    : finds
  const select = (chosen: ProductFilters) =>
    db.selectFrom('product').where(passesAll(chosen, seesInactive, { dialect, search }))

  const countBy = async <Column extends 'category_id' | 'status' | 'brand' | 'condition' | 'grade'>(
    column: Column,
    chosen: ProductFilters,
  ) => {
    const rows = await select(chosen)
      .select(({ fn, ref }) => [ref(column).as('value'), fn.countAll().as('count')])
      .groupBy(column)
      .execute()
    return new Map(rows.map(({ value, count }) => [value, Number(count)]))
  }
  const boundsOf = async (column: 'year' | 'visible_price', chosen: ProductFilters) => {
    const { min, max } = await select(chosen)
      .select(({ fn }) => [fn.min(column).as('min'), fn.max(column).as('max')])
      .executeTakeFirstOrThrow()
    return min == null || max == null ? null : { min, max }
  }

  const inConditions = await countBy('condition', without('condition'))
  const inGrades = await countBy('grade', without('grade'))
  const inCategories = await countBy('category_id', without('category'))
  const statuses = await countBy('status', without('status'))
  // Every brand of the catalogue stays a choice, with 0 hits if the other filters leave none.
  const allBrands = await countBy('brand', {})
  const brands = await countBy('brand', without('brand'))
  return {
    total: await counts.of(filters, seesInactive),
    categories: categories.map(({ id, slug, name }) => ({
      slug,
      name,
      count: inCategories.get(id) ?? 0,
    })),
    brands: brandFacets(
      [...allBrands.keys()].map((brand) => ({ brand, count: brands.get(brand) ?? 0 })),
    ),
    statuses: productStatuses
      .map((status) => ({ status, count: statuses.get(status) ?? 0 }))
      .filter(({ count }) => count > 0),
    conditions: conditions
      .map((value) => ({ value, count: inConditions.get(value) ?? 0 }))
      .filter(({ count }) => count > 0),
    grades: grades
      .map((value) => ({ value, count: inGrades.get(value) ?? 0 }))
      .filter(({ count }) => count > 0),
    rentable: await counts.of({ ...filters, rentable: true }, seesInactive),
    figures: await countFigures({ db, dialect, search }, filters, seesInactive),
    year: await boundsOf('year', without('yearFrom', 'yearTo')),
    price: await boundsOf('visible_price', without('priceFrom', 'priceTo')),
    corrections: correctionsOf(terms),
    unread,
  }
}
