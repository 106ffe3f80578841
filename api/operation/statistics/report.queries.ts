import type { Statistics, StatisticsRange } from '../../../shared/statistics/statistics.ts'
import type { Db } from '../../base/data/db/database.ts'
import { reportOf } from './report.ts'

/** What was counted on a range of days, beside the stock as it is now. */
export async function findStatistics(
  db: Db,
  range: StatisticsRange,
  now = new Date(),
): Promise<Statistics> {
  const counted = db
    .selectFrom('daily_count')
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .select(({ fn }) => fn.sum('count').as('count'))
  const totals = await counted.select(['kind', 'key']).groupBy(['kind', 'key']).execute()
  const byDay = await counted
    .select(['day', 'kind'])
    .where('kind', 'in', ['page', 'machine', 'inquiry'])
    .groupBy(['day', 'kind'])
    .execute()
  const stock = await db
    .selectFrom('product')
    .select(['id', 'title', 'status', 'created_at'])
    .where('status', 'in', ['active', 'reserved'])
    .orderBy('id')
    .execute()
  const byServer = await db
    .selectFrom('daily_count')
    .where('kind', '=', 'method')
    .select(({ fn }) => fn.max('day').as('until'))
    .executeTakeFirst()
  return reportOf(
    {
      countedByServerUntil: byServer?.until ?? null,
      totals: totals.map(asNumber),
      byDay: byDay.map(asNumber),
      stock: stock.map(({ id, title, status, created_at: since }) => ({
        id,
        title,
        since: new Date(since),
        isAvailable: status === 'active',
      })),
    },
    range,
    now,
  )
}

/** PostgreSQL sends sums as text. */
const asNumber = <Row extends { count: number | string | bigint }>(row: Row) => ({
  ...row,
  count: Number(row.count),
})
