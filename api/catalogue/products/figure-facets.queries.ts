import type { Expression, SqlBool } from 'kysely'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import type { FigureCount } from '../../../shared/figures/facets.ts'
import type { FilteredKey } from '../../../shared/figures/filters.ts'
import { choiceFilterKeys, filterNames, rangeFilterKeys } from '../../../shared/figures/filters.ts'
import type { Database } from '../../base/data/db/database.ts'

interface Conditions {
  /** The products that pass all filters. */
  hits: Expression<SqlBool>
  passes(filters: ProductFilters): Expression<SqlBool>
}

/** How many products have each value of the figures, and between which numbers. A figure ignores its own filter. */
export async function countFigures(
  db: Database['db'],
  filters: ProductFilters,
  { hits, passes }: Conditions,
): Promise<FigureCount[]> {
  const figuresOf = (keys: FilteredKey[], condition: Expression<SqlBool>) =>
    db
      .selectFrom('product_figure')
      .where('figure', 'in', keys)
      .where('product_id', 'in', (of) =>
        of.selectFrom('product').select('product.id').where(condition),
      )
  // Choices and ranges apart, because the index of each holds all that is asked for.
  const countChoices = async (keys: FilteredKey[], condition: Expression<SqlBool>) => {
    const rows = await figuresOf(keys, condition)
      .select(({ fn }) => ['figure', 'choice', fn.countAll().as('count')])
      .groupBy(['figure', 'choice'])
      .execute()
    return rows.map((row) => ({ ...row, count: Number(row.count), min: null, max: null }))
  }
  const findRanges = async (keys: FilteredKey[], condition: Expression<SqlBool>) => {
    const rows = await figuresOf(keys, condition)
      .select(({ fn }) => ['figure', fn.min('number').as('min'), fn.max('number').as('max')])
      .groupBy('figure')
      .execute()
    return rows.map((row) => ({ ...row, choice: '', count: 0 }))
  }
  const isChosen = (key: FilteredKey) =>
    Object.entries(filters).some(
      ([name, value]) => value !== undefined && filterNames(key).includes(name),
    )
  const counts: FigureCount[] = []
  type Count = (keys: FilteredKey[], condition: Expression<SqlBool>) => Promise<FigureCount[]>
  const kinds: [FilteredKey[], Count][] = [
    [[...choiceFilterKeys, 'fullFreeLift'], countChoices],
    [rangeFilterKeys, findRanges],
  ]
  for (const [keys, count] of kinds) {
    const free = keys.filter((key) => !isChosen(key))
    if (free.length > 0) counts.push(...(await count(free, hits)))
    for (const key of keys.filter(isChosen)) {
      const own = filterNames(key)
      const others = Object.entries(filters).filter(([name]) => !own.includes(name))
      counts.push(...(await count([key], passes(Object.fromEntries(others)))))
    }
  }
  return counts
}
