import type { Migration } from './migration.ts'

/** How many of each machine an inquiry asks for. What came before asks for one. */
export const quantitiesOfInquiry: Migration = {
  name: '2026-11-27-quantities',
  up: () => [
    'alter table inquiry add column product_quantity integer not null default 1',
    'alter table inquiry_product add column quantity integer not null default 1',
  ],
}
