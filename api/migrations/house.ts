import type { Migration } from '../base/data/db/migration.ts'

/** To the site of which address the data belong, so that a copy of them is quiet. */
export const house: Migration = {
  name: '2026-12-03-house',
  up: ({ text }) => [`alter table settings add column site_url ${text(2048)} null`],
}
