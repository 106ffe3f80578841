import type { Migration } from '../base/data/db/migration.ts'

/** What it has cost to prepare a machine for sale, beside its purchase price. */
export const preparationCost: Migration = {
  name: '2026-11-29-1845-preparation-cost',
  up: () => ['alter table product add column preparation_cost double precision null'],
}
