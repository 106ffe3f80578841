import type { Migration } from '../base/data/db/migration.ts'

/** When and by whom a machine was seen before, for whoever takes the last sighting back. */
export const sightingBefore: Migration = {
  name: '2026-12-07-1820-sighting-before',
  up: ({ moment, text }) => [
    `alter table sighting add column before_at ${moment} null`,
    `alter table sighting add column before_author ${text(200)} null`,
  ],
}
