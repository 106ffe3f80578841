import { createMiddleware } from 'hono/factory'
import type { Env } from '../../base/requests/http/env.ts'
import type { VisitorCounts } from './visitor-counts.ts'

/** Counts what visitors get: not what a page asks in this process while it is rendered, nor who is logged in. */
export const countDelivered = (counts: Pick<VisitorCounts, 'delivered'>) =>
  createMiddleware<Env>(async function countDelivered(c, next) {
    await next()
    if (!c.env?.tags && c.req.header('Authorization') === undefined)
      counts.delivered(c.req, c.res.status)
  })
