import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { FULL_FREE_LIFT } from '../../../shared/figures/derived.ts'
import type { FigureFilters } from '../../../shared/figures/filter-schema.ts'
import type { FilteredKey } from '../../../shared/figures/filters.ts'
import { choiceFilterKeys, fromFilterKeys, toFilterKeys } from '../../../shared/figures/filters.ts'
import type { Tables } from '../../base/data/db/database.ts'

const is = expressionBuilder<Tables, 'product' | 'product_figure'>()

/** How the products with a figure are found. */
export interface Finding {
  /** Of a product; left out where each is looked up by its number. */
  id?: Expression<number>
}

type Conditions = {
  [Name in keyof Required<FigureFilters>]: (
    value: NonNullable<FigureFilters[Name]>,
    database: Finding,
  ) => Expression<SqlBool>
}

/** The condition of each filter by a figure. One is made for each entry of the registry, which the compiler cannot follow. */
export const figureConditions: Conditions = Object.assign(
  {},
  ...choiceFilterKeys.map((key) => ({
    [key]: (values: (string | number)[], { id }: Finding) =>
      hasFigure(key, is('product_figure.choice', 'in', values.map(String)), id),
  })),
  ...fromFilterKeys.map((key) => ({
    [`${key}From`]: (lowest: number, { id }: Finding) =>
      hasFigure(key, is('product_figure.number', '>=', lowest), id),
  })),
  ...toFilterKeys.map((key) => ({
    [`${key}To`]: (highest: number, { id }: Finding) =>
      hasFigure(key, is('product_figure.number', '<=', highest), id),
  })),
)

/** The condition: the product has a value of this figure that passes. */
export function hasFigure(
  key: FilteredKey,
  condition: Expression<SqlBool>,
  id: Expression<number> = is.ref('product.id'),
): Expression<SqlBool> {
  return is(
    id,
    'in',
    is
      .selectFrom('product_figure')
      .select('product_figure.product_id')
      .where('product_figure.figure', '=', key)
      .where(condition),
  )
}

/** The condition that `hasFullFreeLift` tests of a machine's figures. */
export function hasFullFreeLift(
  id: Expression<number> = is.ref('product.id'),
): Expression<SqlBool> {
  return is(
    id,
    'in',
    is
      .selectFrom('product_figure as lift')
      .innerJoin('product_figure as closed', 'closed.product_id', 'lift.product_id')
      .select('lift.product_id')
      .where('lift.figure', '=', 'freeLift')
      .where('closed.figure', '=', 'closedHeight')
      .whereRef('lift.number', '>=', sql<number>`closed.number * ${FULL_FREE_LIFT}`),
  )
}
