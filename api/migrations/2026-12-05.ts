import type { Migration } from '../base/data/db/migration.ts'

/**
 * Stock numbers are compared without letter case. Of machines whose numbers differ in case alone the oldest holds the
 * number for all spellings; the others keep what they have until somebody changes it.
 */
export const keysOfStockNumbers: Migration = {
  name: '2026-12-05-1445-keys-of-stock-numbers',
  up: ({ unique }) => [
    'alter table product add column stock_key text null',
    unique('product', 'stock_key'),
    'update product set stock_key = lower(stock_number) where id in (select min(id) from product where stock_number is not null group by lower(stock_number))',
  ],
}
