import { Hono } from 'hono'
import type { Env } from './env.ts'

type Mounted = [address: string, table: Hono<Env>]

/**
 * Mounts tables of routes in any order: names win over parameters, `/products/bulk` over `/products/:id`.
 * @example
 * tables(['/products', products()], ['/products/bulk', bulkEdits()], ['/products', stockExport()])
 */
export const tables = (...all: Mounted[]): Hono<Env> =>
  all
    .toSorted((one, other) => namesIn(other) - namesIn(one))
    .reduce((app, [address, table]) => app.route(address, table), new Hono<Env>())

/** How many parts every address of a table has before its first parameter. */
function namesIn([address, { routes }]: Mounted): number {
  const parts = routes.map(({ path }) => `${address}${path}`.split('/'))
  const first = parts.map((names) => names.findIndex((name) => name.startsWith(':')))
  return Math.min(MOST_PARTS, ...first.filter((position) => position > 0))
}

const MOST_PARTS = 100
