import type { Migration } from '../base/data/db/migration.ts'

/** Since then pages count themselves. What the server has counted before is more, so the last such day is kept. */
export const countedByPages: Migration = {
  name: '2026-12-07-counted-by-pages',
  up: () => [
    "insert into daily_count (day, kind, key, count) select max(day), 'method', 'counted-by-pages', 0 from daily_count having count(*) > 0",
  ],
}
