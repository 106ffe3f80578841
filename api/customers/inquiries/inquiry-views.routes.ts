import { Hono } from 'hono'
import { inquiryViews, inquiryViewsInput } from '../../../shared/inquiries/inquiry-views.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { validNested } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'

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
      describes('Speichert die eigenen Ansichten, alle zusammen', inquiryViews),
      requirePermission('inquiries.read'),
      validNested('json', inquiryViewsInput),
      async (c) => {
        const { views } = c.req.valid('json')
        const user = await c.var.em.findOneOrFail(UserEntity, theUser(c).id)
        user.inquiryViews = views
        await c.var.em.flush()
        return ok(c, views)
      },
    )
}
