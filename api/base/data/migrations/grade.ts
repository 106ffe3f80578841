import type { Migration } from './migration.ts'

/** The grade of a used machine. */
export const gradeOfProduct: Migration = {
  name: '2026-11-23-grade',
  up: () => ['alter table product add column grade text null'],
}
