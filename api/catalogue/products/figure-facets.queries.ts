import type { Expression, SqlBool } from 'kysely'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { type FigureCount, type FigureFacet, figureFacets } from '../../../shared/figures/facets.ts'
import { filterKeys, filterNames } from '../../../shared/figures/filters.ts'
import type { FigureKey } from '../../../shared/figures/registry.ts'
import type { Database } from '../../base/db/database.ts'
import { passesAll } from './product.filters.ts'

/** The facets of all figures. Those of a figure ignore its own filter. */
export async function countFigures(
  { db, ...database }: Pick<Database, 'db' | 'dialect'> & { search: Expression<SqlBool> },
  filters: ProductFilters,
  seesInactive: boolean,
): Promise<Record<string, FigureFacet>> {
  const count = async (keys: FigureKey[], chosen: ProductFilters): Promise<FigureCount[]> => {
    const rows = await db
      .selectFrom('product_figure')
      .where('figure', 'in', keys)
      .where('product_id', 'in', (of) =>
        of
          .selectFrom('product')
          .select('product.id')
          .where(passesAll(chosen, seesInactive, database)),
      )
      .select(({ fn }) => [
        'figure',
        'choice',
        fn.countAll().as('count'),
        fn.min('number').as('min'),
        fn.max('number').as('max'),
      ])
      .groupBy(['figure', 'choice'])
      .execute()
    return rows.map((row) => ({ ...row, count: Number(row.count) }))
  }
  const isChosen = (key: FigureKey) =>
    Object.entries(filters).some(
      ([name, value]) => value !== undefined && filterNames(key).includes(name),
    )
  const counts = await count(
    filterKeys.filter((key) => !isChosen(key)),
    filters,
  )
  for (const key of filterKeys.filter(isChosen)) {
    const own = filterNames(key)
    const others = Object.entries(filters).filter(([name]) => !own.includes(name))
    counts.push(...(await count([key], Object.fromEntries(others))))
  }
  return figureFacets(counts)
}
