import type { Migration } from './migration.ts'

/** Changes of many machines at once, with which of them each revision belongs to. */
export const bulkEdits: Migration = {
  name: '2026-11-25-bulk-edits',
  up: ({ id, key, moment, text }) => [
    `create table bulk_edit (
      id ${key},
      at ${moment} not null,
      author ${text(200)} not null,
      label ${text(500)} not null,
      changed ${id} not null,
      undone_at ${moment} null,
      undone_by ${text(200)} null
    )`,
    `alter table revision add column bulk_edit ${id} null`,
    'create index revision_bulk_edit_id_index on revision (bulk_edit, id)',
  ],
}
