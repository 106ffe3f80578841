import type { Migration } from './migration.ts'

/** Who was erased, and what the law wants kept of them. */
export const erasures: Migration = {
  name: '2026-11-24-erasures',
  up: ({ moment, text }) => [
    `create table erasure (
      hash ${text(64)} not null,
      key ${text(64)} not null,
      at ${moment} not null,
      primary key (hash)
    )`,
    `alter table inquiry add column kept_until ${text(10)} null`,
  ],
}
