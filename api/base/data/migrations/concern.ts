import type { Migration } from './migration.ts'

/** What an inquiry is about besides machines. */
export const concernOfInquiry: Migration = {
  name: '2026-11-23-concern',
  up: () => ['alter table inquiry add column concern text null'],
}
