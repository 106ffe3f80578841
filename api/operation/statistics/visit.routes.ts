import { Hono } from 'hono'
import { z } from 'zod'
import { visit } from '../../../shared/statistics/visit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { SitePublisher } from '../../delivery/publish/publisher.ts'
import type { VisitorCounts } from './visitor-counts.ts'

/** Where a page says that somebody sees it. */
export const visitRoutes = ({
  visitorCounts,
  publisher,
}: {
  visitorCounts: VisitorCounts
  publisher: SitePublisher | null
}) =>
  new Hono<Env>().post(
    '/visits',
    describes('Jemand sieht eine Seite', z.null()),
    valid('json', visit),
    (c) => {
      visitorCounts.seen(c.req.valid('json'), (page) => publisher?.pages.isPublished(page) ?? false)
      return ok(c, null)
    },
  )
