import type { Migration } from '../base/data/db/migration.ts'

/** The grade of a used machine. */
export const gradeOfProduct: Migration = {
  name: '2026-11-23-grade',
  up: () => ['alter table product add column grade text null'],
}

/** What an inquiry is about besides machines. */
export const concernOfInquiry: Migration = {
  name: '2026-11-23-concern',
  up: () => ['alter table inquiry add column concern text null'],
}
