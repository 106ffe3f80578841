import { Hono } from 'hono'
import {
  contactInput,
  contactReceipt,
  contactToken,
} from '../../../shared/inquiries/contact-input.ts'
import { inquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { manualInput } from '../../../shared/inquiries/manual-input.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { requireInquiry } from '../inquiries/inquiry.changes.ts'
import { toInquiryDetail } from '../inquiries/inquiry.queries.ts'
import type { InquiryIntake } from './inquiry-intake.ts'
import { writeDownInquiry } from './write-down-inquiry.ts'

/** The ways in: the form of a browser with scripts, and what colleagues write down. */
export function contact(
  { config: { trustProxy } }: { config: { trustProxy: boolean } },
  intake: InquiryIntake,
) {
  return new Hono<Env>()
    .post(
      '/',
      describes('Sendet eine Anfrage oder einen Rückrufwunsch', contactReceipt, {
        status: 201,
        refusals: [429],
      }),
      valid('json', contactInput),
      async (c) => {
        const address = clientNetwork(c, trustProxy)
        return ok(c, await intake.receive(c.var.em, c.req.valid('json'), address), 201)
      },
    )
    .get(
      '/form',
      describes('Ein Zeichen, mit dem das Formular sagt, wann es geöffnet wurde', contactToken),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return ok(c, { token: await intake.tokens.issue() })
      },
    )
    .post(
      '/manual',
      describes('Trägt eine Anfrage ein, die nicht über die Website kam', inquiryDetail, {
        status: 201,
      }),
      requirePermission('inquiries.edit'),
      valid('json', manualInput),
      async (c) => {
        const { id } = await writeDownInquiry(c.var.em, c.req.valid('json'), theUser(c).username)
        const stored = await requireInquiry(c.var.em, id)
        return ok(c, await toInquiryDetail(c.var.em, stored), 201)
      },
    )
}
