import type { Migration } from '../base/data/db/migration.ts'

/** One column names what changed many machines at once, whatever it is. SQLite drops no column that an index has. */
export const batches: Migration = {
  name: '2026-11-30-0135-batches',
  up: ({ text }) => [
    `alter table revision add column batch ${text(32)} null`,
    "update revision set batch = 'import ' || stock_import where stock_import is not null",
    "update revision set batch = 'bulk edit ' || bulk_edit where bulk_edit is not null",
    'drop index revision_stock_import_id_index',
    'drop index revision_bulk_edit_id_index',
    'alter table revision drop column stock_import',
    'alter table revision drop column bulk_edit',
    'create index revision_batch_id_index on revision (batch, id)',
  ],
}
