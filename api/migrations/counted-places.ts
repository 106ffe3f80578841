import type { Migration } from '../base/data/db/migration.ts'

/** Facets count by place as well, from the same index. */
export const countedPlaces: Migration = {
  name: '2026-11-29-1833-counted-places',
  up: () => [
    'drop index product_counted_index',
    'create index product_counted_index on product (status, category_id, condition, grade, brand, year, visible_price, location)',
  ],
}
