import { Hono } from 'hono'
import { may } from '../../../shared/accounts/permissions.ts'
import { inquiryDetail, joinInput } from '../../../shared/inquiries/inquiry.ts'
import { keptSentence } from '../../../shared/operation/retention.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { keptUntil } from '../archive/archive.queries.ts'
import { toInquiryDetail, UNKNOWN_INQUIRY } from '../inquiries/inquiry.queries.ts'
import { joinInquiries } from './join.ts'
import { partInquiry } from './part.ts'

/** Several inquiries of one customer become one, and stand by themselves again. */
export const joiningRoutes = () =>
  new Hono<Env>()
    .post(
      '/:id/join',
      describes(
        'Führt zwei Anfragen zusammen: die ältere behält ihre Nummer und bekommt alles von der anderen',
        inquiryDetail,
        { refusals: [404, 409] },
      ),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      valid('json', joinInput),
      async (c) => {
        const { em } = c.var
        const { role, username } = theUser(c)
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        const { into } = c.req.valid('json')
        const until = may(role, 'persons') ? await keptUntil(em, into) : null
        if (until) throw new ApiError(409, keptSentence(until))
        return ok(c, await toInquiryDetail(em, await joinInquiries(em, id, into, username)))
      },
    )
    .post(
      '/:id/part',
      describes(
        'Trennt eine zusammengeführte Anfrage wieder, bis 30 Tage danach; was seither kam, bleibt bei der anderen',
        inquiryDetail,
        { refusals: [404, 409] },
      ),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      async (c) => {
        const { em } = c.var
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        return ok(c, await toInquiryDetail(em, await partInquiry(em, id, theUser(c).username)))
      },
    )
