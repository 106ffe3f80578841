import { type Expression, expressionBuilder } from 'kysely'
import type { ProductSort } from '../../../shared/catalogue/product-query.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { categoryId } from '../categories/category.queries.ts'

const columns = {
  createdAt: ['product.created_at'],
  price: ['product.visible_price'],
  year: ['product.year'],
  title: ['product.title_key'],
  featured: ['product.featured'],
  capacity: ['product.capacity'],
  liftHeight: ['product.lift_height'],
  hours: ['product.hours'],
  available: ['product.availability', 'product.created_at'],
} as const satisfies Record<ProductSort, string[]>

const is = expressionBuilder<Tables, 'product'>()

/**
 * What a list is ordered by. Ties are broken by id, so that no page repeats or skips a row.
 * @param namesakes the categories whose machines come first of those that can be had alike
 */
export function orderColumns(sort: ProductSort, namesakes: string[] = []) {
  if (sort !== 'available' || namesakes.length === 0)
    return [...columns[sort], 'product.id'] as const
  const [availability, ...others] = columns.available
  return [availability, isInOneOf(namesakes), ...others, 'product.id'] as const
}

const isInOneOf = (slugs: string[]): Expression<number> =>
  is
    .case()
    .when(is.or(slugs.map((slug) => is('product.category_id', '=', categoryId(slug)))))
    .then(1)
    .else(0)
    .end()
