import type { Expression, SqlBool } from 'kysely'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { type FigureCount, type FigureFacet, figureFacets } from '../../../shared/figures/facets.ts'
import { choiceFilterKeys, filterNames, rangeFilterKeys } from '../../../shared/figures/filters.ts'
import type { FigureKey } from '../../../shared/figures/registry.ts'
import type { Database } from '../../base/data/db/database.ts'

interface Conditions {
  /** The products that pass all filters. */
  hits: Expression<SqlBool>
  passes(filters: ProductFilters): Expression<SqlBool>
}

/** The facets of all figures. Those of a figure ignore its own filter. */
export async function countFigures(
  db: Database['db'],
  filters: ProductFilters,
  { hits, passes }: Conditions,
): Promise<Record<string, FigureFacet>> {
  const figuresOf = (keys: FigureKey[], condition: Expression<SqlBool>) =>
    db
      .selectFrom('product_figure')
      .where('figure', 'in', keys)
      .where('product_id', 'in', (of) =>
        of.selectFrom('product').select('product.id').where(condition),
      )
  // Choices and ranges apart, because the index of each holds all that is asked for.
  const countChoices = async (keys: FigureKey[], condition: Expression<SqlBool>) => {
    const rows = await figuresOf(keys, condition)
      .select(({ fn }) => ['figure', 'choice', fn.countAll().as('count')])
      .groupBy(['figure', 'choice'])
      .execute()
    return rows.map((row) => ({ ...row, count: Number(row.count), min: null, max: null }))
  }
  const findRanges = async (keys: FigureKey[], condition: Expression<SqlBool>) => {
    const rows = await figuresOf(keys, condition)
      .select(({ fn }) => ['figure', fn.min('number').as('min'), fn.max('number').as('max')])
      .groupBy('figure')
      .execute()
    return rows.map((row) => ({ ...row, choice: '', count: 0 }))
  }
  const isChosen = (key: FigureKey) =>
    Object.entries(filters).some(
      ([name, value]) => value !== undefined && filterNames(key).includes(name),
    )
  const counts: FigureCount[] = []
  for (const [keys, count] of [
    [choiceFilterKeys, countChoices],
    [rangeFilterKeys, findRanges],
  ] as const) {
    const free = keys.filter((key) => !isChosen(key))
    if (free.length > 0) counts.push(...(await count(free, hits)))
    for (const key of keys.filter(isChosen)) {
      const own = filterNames(key)
      const others = Object.entries(filters).filter(([name]) => !own.includes(name))
      counts.push(...(await count([key], passes(Object.fromEntries(others)))))
    }
  }
  return figureFacets(counts)
}
