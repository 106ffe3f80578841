import { Hono } from 'hono'
import { ALERT_ASKED } from '../../../shared/alerts/alert-rules.ts'
import {
  alertsOffered,
  searchAlertAnswer,
  searchAlertInput,
} from '../../../shared/alerts/search-alert.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { AlertIntake } from './alert-intake.ts'

/** Where the list's form with a script asks for an alert. */
export const searchAlerts = (
  { config: { trustProxy } }: { config: { trustProxy: boolean } },
  intake: AlertIntake,
) =>
  new Hono<Env>()
    .get('/', describes('Ob Suchaufträge möglich sind', alertsOffered), (c) =>
      ok(c, { offered: intake.isOffered }),
    )
    .post(
      '/',
      describes(
        'Legt einen Suchauftrag an, der per E-Mail bestätigt werden muss; antwortet jedem dasselbe, ohne Mailserver 409',
        searchAlertAnswer,
        { status: 202, refusals: [409, 429] },
      ),
      valid('json', searchAlertInput),
      async (c) => {
        const from = { address: clientNetwork(c, trustProxy), language: 'de' } as const
        await intake.receive(c.var.em, c.req.valid('json'), from)
        return ok(c, { text: ALERT_ASKED }, 202)
      },
    )
