import { isDeepStrictEqual } from 'node:util'
import { LockMode } from '@mikro-orm/sql'
import { Hono } from 'hono'
import { inquiryViews, inquiryViewsInput } from '../../../shared/inquiries/inquiry-views.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { validNested } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'

const OUTDATED = 'Die Ansichten wurden in einem anderen Fenster geändert'

/** The views of the list of inquiries that an account has saved. */
export function inquiryViewRoutes() {
  return new Hono<Env>()
    .get(
      '/views',
      describes('Die eigenen Ansichten der Liste der Anfragen', inquiryViews),
      requirePermission('inquiries.read'),
      async (c) => {
        const { inquiryViews } = await c.var.em.findOneOrFail(UserEntity, theUser(c).id)
        return ok(c, inquiryViews ?? [])
      },
    )
    .put(
      '/views',
      describes('Speichert die eigenen Ansichten, alle zusammen', inquiryViews, {
        refusals: [409],
      }),
      requirePermission('inquiries.read'),
      validNested('json', inquiryViewsInput),
      async (c) => {
        const { views, seen } = c.req.valid('json')
        await c.var.em.fork().transactional(async (em) => {
          const user = await em.findOneOrFail(UserEntity, theUser(c).id, {
            lockMode: LockMode.PESSIMISTIC_WRITE,
          })
          const stored = user.inquiryViews ?? []
          if (seen && !isDeepStrictEqual(seen, stored))
            throw new ApiError(409, OUTDATED, { data: stored })
          user.inquiryViews = views
        })
        return ok(c, views)
      },
    )
}
