import type { Migration } from './migration.ts'

/** What the headings and words of a dealer's list stand for, kept with how its columns are read. */
export const wordsOfList: Migration = {
  name: '2026-11-29-words-of-list',
  up: () => [
    "alter table column_mapping add column fixed json not null default '{}'",
    ...['column_mapping', 'stock_import'].flatMap((table) => [
      `alter table ${table} add column sections json not null default '{}'`,
      `alter table ${table} add column words json not null default '{}'`,
    ]),
  ],
}
