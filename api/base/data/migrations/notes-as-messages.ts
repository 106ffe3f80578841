import type { Migration } from './migration.ts'

/** What was noted about an inquiry stands in its conversation. */
export const notesAsMessages: Migration = {
  name: '2026-11-24-notes-as-messages',
  up: () => [
    `insert into message (inquiry_id, at, kind, text)
      select id, updated_at, 'note', notes from inquiry where notes <> ''`,
  ],
}
