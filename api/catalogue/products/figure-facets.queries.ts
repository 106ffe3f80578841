import { type Expression, type SqlBool, sql } from 'kysely'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import type { FigureCount, FilteredKey } from '../../../shared/figures/filters.ts'
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
  /**
   * The first and last hits in the index of each figure. Hits are many as a rule, so that they are found soon, while
   * the least and greatest number of all hits would be found by looking at each.
   */
  const findRanges = async (keys: FilteredKey[], condition: Expression<SqlBool>) => {
    const names = sql.join(keys.map((key) => sql`(${key})`))
    const rows = await db
      .with(
        (table) => table('hit').materialized(),
        (of) => of.selectFrom('product').select('product.id').where(condition),
      )
      .selectFrom(sql<{ column1: FilteredKey }>`(values ${names})`.as('known'))
      .select((of) => {
        const end = (order: 'asc' | 'desc') =>
          of
            .selectFrom('product_figure')
            .select('number')
            .whereRef('figure', '=', 'known.column1')
            .where('number', 'is not', null)
            .where('product_id', 'in', of.selectFrom('hit').select('hit.id'))
            .orderBy('number', order)
            .limit(1)
        return ['known.column1 as figure', end('asc').as('min'), end('desc').as('max')]
      })
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
