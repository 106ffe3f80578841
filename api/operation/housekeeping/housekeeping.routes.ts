import { Hono } from 'hono'
import { housekeepingConsent, housekeepingStatus } from '../../../shared/operation/housekeeping.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import type { Housekeeping } from './housekeeping.ts'

const CLOCK_WENT_BACK =
  'Die Uhr des Servers wurde inzwischen zurückgestellt. Bitte laden Sie die Seite neu.'

export function housekeepingRoutes({ housekeeping }: { housekeeping: Housekeeping }) {
  return new Hono<Env>()
    .use(requirePermission('housekeeping'))
    .get(
      '/',
      describes(
        'Was zu löschen wäre, und ob die Verwaltung vorher zustimmen muss',
        housekeepingStatus,
      ),
      async (c) => ok(c, await housekeeping.status()),
    )
    .post(
      '/confirm',
      describes(
        'Stimmt dem zu, was zum genannten Zeitpunkt zu löschen war, und löscht es',
        housekeepingStatus,
        { refusals: [409] },
      ),
      valid('json', housekeepingConsent),
      async (c) => {
        const at = new Date(c.req.valid('json').at)
        if (at > new Date()) throw new ApiError(409, CLOCK_WENT_BACK)
        await housekeeping.confirm(at)
        return ok(c, await housekeeping.status())
      },
    )
}
