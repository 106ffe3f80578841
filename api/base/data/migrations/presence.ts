import type { Migration } from './migration.ts'

/** Which inquiry an account had open when it was last heard of. */
export const presence: Migration = {
  name: '2026-11-28-presence',
  up: ({ moment }) => [
    'alter table app_user add column open_inquiry integer null',
    `alter table app_user add column seen_there_at ${moment} null`,
    'alter table app_user add column is_writing boolean not null default false',
  ],
}
