import { sql } from 'kysely'
import { endOfDay, startOfDay } from '../../../shared/dealer/clock.ts'
import type { Statistics, StatisticsRange } from '../../../shared/statistics/statistics.ts'
import type { Database } from '../../base/data/db/database.ts'
import { type AskedFor, reportOf } from './report.ts'

type Data = Pick<Database, 'db' | 'orm'>

/** What was counted on a range of days, beside the stock and the inquiries as they are now. */
export async function findStatistics(
  data: Data,
  range: StatisticsRange,
  now = new Date(),
): Promise<Statistics> {
  const { db } = data
  const counted = db
    .selectFrom('daily_count')
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .select(({ fn }) => fn.sum('count').as('count'))
  const totals = await counted.select(['kind', 'key']).groupBy(['kind', 'key']).execute()
  const byDay = await counted
    .select(['day', 'kind'])
    .where('kind', 'in', ['page', 'machine'])
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
      inquiries: await inquiriesOf(data, range),
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

/** The inquiries of the website that are there: what was deleted, joined or is spam says nothing of a machine. */
async function inquiriesOf({ db, orm }: Data, { from, to }: StatisticsRange): Promise<AskedFor[]> {
  const stored = (at: Date) => orm.em.getPlatform().processDateProperty(at)
  const arrived = sql<boolean>`inquiry.created_at >= ${stored(startOfDay(from))} and inquiry.created_at < ${stored(endOfDay(to))}`
  const of = db
    .selectFrom('inquiry')
    .where('inquiry.spam', '=', false)
    .where('inquiry.duplicate_of_id', 'is', null)
    .where('inquiry.source', '=', 'website')
    .where(arrived)
  const found = await of.select(['id', 'created_at', 'product_id']).execute()
  const further = await of
    .innerJoin('inquiry_product', 'inquiry_product.inquiry_id', 'inquiry.id')
    .select(['inquiry.id', 'inquiry_product.product_id'])
    .execute()
  const more = Map.groupBy(further, ({ id }) => id)
  return found.map(({ id, created_at, product_id }) => ({
    at: new Date(created_at),
    machines: new Set(
      [product_id, ...(more.get(id) ?? []).map((one) => one.product_id)].flatMap(
        (machine) => machine ?? [],
      ),
    ),
  }))
}

/** PostgreSQL sends sums as text. */
const asNumber = <Row extends { count: number | string | bigint }>(row: Row) => ({
  ...row,
  count: Number(row.count),
})
