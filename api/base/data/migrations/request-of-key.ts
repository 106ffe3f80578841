import type { Migration } from './migration.ts'

/** What was sent with a key, so that another change under the same one is told from a repetition. */
export const requestOfKey: Migration = {
  name: '2026-11-26-request-of-key',
  up: ({ text }) => [`alter table accepted_key add column request ${text(64)} not null default ''`],
}
