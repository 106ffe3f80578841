import type { Migration } from './migration.ts'

/** The index by which facets count, and which no text of a product makes long. */
export const countedProducts: Migration = {
  name: '2026-11-26-counted-products',
  up: () => [
    'create index product_counted_index on product (status, category_id, condition, grade, brand, year, visible_price)',
  ],
}
