import { Hono } from 'hono'
import { z } from 'zod'
import { isLocalCaller } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { valid } from '../../base/requests/http/validate.ts'
import type { VisitorCounts } from './visitor-counts.ts'

const report = z.object({ 'x-delivered': z.string().startsWith('/').max(4000) })

/**
 * Where the web server in front reports the pages that it has delivered as files. To whoever is not on this machine
 * the address does not exist.
 */
export function deliveredRoutes(
  { siteUrl, trustProxy }: { siteUrl: string; trustProxy: boolean },
  { delivered }: VisitorCounts,
) {
  return new Hono<Env>().post(
    '/delivered',
    (c, next) => (isLocalCaller(c, trustProxy) ? next() : c.notFound()),
    valid('header', report),
    (c) => {
      const url = siteUrl + c.req.valid('header')['x-delivered']
      delivered({ url, method: 'GET', header: (name) => c.req.header(name) }, 200)
      return c.body(null, 204)
    },
  )
}
