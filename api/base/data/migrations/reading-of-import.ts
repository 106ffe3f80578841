import type { Migration } from './migration.ts'

/** How an import read its columns, for the next table with the same headers. */
export const readingOfImport: Migration = {
  name: '2026-11-24-reading-of-import',
  up: () => [
    'alter table stock_import add column headings text null',
    'alter table stock_import add column columns json null',
    'alter table stock_import add column fixed json null',
  ],
}
