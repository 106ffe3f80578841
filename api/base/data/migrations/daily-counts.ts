import type { Migration } from './migration.ts'

/** How often what happened on a day. */
export const dailyCounts: Migration = {
  name: '2026-11-25-daily-counts',
  up: ({ id: integer, text }) => [
    `create table daily_count (day ${text(10)} not null, kind ${text(16)} not null, key ${text(100)} not null, count ${integer} not null, primary key (day, kind, key))`,
  ],
}
