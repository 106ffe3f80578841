import type { Migration } from './migration.ts'

/** What was checked of a machine, part by part, and the day of the check. */
export const conditionReport: Migration = {
  name: '2026-11-26-condition-report',
  up: ({ text }) => [
    'alter table product add column condition_report json null',
    `alter table product add column condition_at ${text(10)} null`,
  ],
}
