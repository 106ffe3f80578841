import type { ProductSort } from '../../../shared/catalogue/product-query.ts'

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

/** What a list is ordered by. Ties are broken by id, so that no page repeats or skips a row. */
export function orderColumns(sort: ProductSort) {
  return [...columns[sort], 'product.id'] as const
}
