import type { Migration } from '../base/data/db/migration.ts'

/** Who has saved a draft last, for a colleague who saves it at the same time. */
export const editorOfOffers: Migration = {
  name: '2026-12-04-editor-of-offers',
  up: ({ text }) => [`alter table offer add column edited_by ${text(200)} null`],
}
