import type { Migration } from '../base/data/db/migration.ts'

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

/** What the mail of a customer says beside its text. */
export const incomingMail: Migration = {
  name: '2026-11-29-incoming-mail',
  up: ({ text }) => [
    "alter table message add column quoted text not null default ''",
    `alter table message add column sender ${text(254)} null`,
    `alter table message add column mail_id ${text(1000)} null`,
    "alter table message add column left_out text not null default ''",
  ],
}
