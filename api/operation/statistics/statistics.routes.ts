import { Hono } from 'hono'
import { statistics, statisticsRange } from '../../../shared/statistics/statistics.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok, okCsv } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { findStatistics } from './report.queries.ts'
import { statisticsCsv } from './statistics-csv.ts'

/** What visitors looked at and looked for. */
export const statisticsRoutes = ({ database }: { database: Database }) =>
  new Hono<Env>()
    .get(
      '/statistics',
      describes('Was Besucher an den Tagen eines Zeitraums gesehen und gesucht haben', statistics),
      requirePermission('statistics'),
      valid('query', statisticsRange),
      async (c) => ok(c, await findStatistics(database, c.req.valid('query'))),
    )
    .get(
      '/statistics.csv',
      describesFile('Dasselbe als Tabelle', 'text/csv', []),
      requirePermission('statistics'),
      valid('query', statisticsRange),
      async (c) => {
        const range = c.req.valid('query')
        const name = `statistik-${range.from}-bis-${range.to}.csv`
        return okCsv(c, name, statisticsCsv(await findStatistics(database, range)))
      },
    )
