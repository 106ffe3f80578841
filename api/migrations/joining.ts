import type { Migration } from '../base/data/db/migration.ts'

const MOVED = ['inquiry', 'inquiry_product', 'message', 'offer']

/** Inquiries that were joined to one, with what tells how to part them again. */
export const joining: Migration = {
  name: '2026-11-29-1820-joining',
  up: ({ id, moment }) => [
    `alter table inquiry add column joined_at ${moment} null`,
    'alter table inquiry add column joining json null',
    ...MOVED.flatMap((table) => [
      `alter table ${table} add column brought_by_id ${id} null
        constraint ${table}_brought_by_id_foreign references inquiry (id) on delete set null`,
      `create index ${table}_brought_by_id_index on ${table} (brought_by_id)`,
    ]),
  ],
}
