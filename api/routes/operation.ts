import { Hono } from 'hono'
import type { Env } from '../base/requests/http/env.ts'
import { tables } from '../base/requests/http/tables.ts'
import type { Dependencies } from '../dependencies.ts'
import { backups } from '../operation/backup/backup.routes.ts'
import { health } from '../operation/health/health.routes.ts'
import { housekeepingRoutes } from '../operation/housekeeping/housekeeping.routes.ts'
import { setUpRoutes } from '../operation/set-up/set-up.routes.ts'
import { statisticsRoutes } from '../operation/statistics/statistics.routes.ts'
import { visitRoutes } from '../operation/statistics/visit.routes.ts'

/** What keeps it running, for the administrator, and where pages count themselves. */
export const operationApi = (dependencies: Dependencies) =>
  tables(
    ['/housekeeping', housekeepingRoutes(dependencies)],
    ['/settings', setUpRoutes(dependencies)],
    ['/backups', backups(dependencies)],
    ['/', statisticsRoutes(dependencies)],
    ['/', visitRoutes(dependencies)],
  )

/** What programs ask that watch it. */
export const operationFiles = (dependencies: Dependencies) =>
  new Hono<Env>().route('/healthz', health(dependencies))
