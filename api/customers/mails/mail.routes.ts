import { Hono } from 'hono'
import { type MailStatus, mail, mailStatus } from '../../../shared/mail.ts'
import type { Env } from '../../base/http/env.ts'
import { idOf, idParameter } from '../../base/http/id-parameter.ts'
import { ok } from '../../base/http/ok.ts'
import { valid } from '../../base/http/validate.ts'
import type { Outbox } from '../../base/mail/outbox.ts'
import { UNKNOWN_MAIL } from '../../base/mail/resend.ts'
import { describes } from '../../base/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { readMailStatus, toMails } from './mail.queries.ts'
import { resend } from './resend.ts'

export function mails({ outbox }: { outbox: Outbox | null }) {
  return new Hono<Env>()
    .use(requirePermission('mails'))
    .get('/', describes('Wie es dem Postausgang geht', mailStatus), async (c) => {
      const data: MailStatus = { enabled: outbox !== null, ...(await readMailStatus(c.var.em)) }
      return ok(c, data)
    })
    .post(
      '/:id/resend',
      describes('Sendet eine E-Mail noch einmal', mail, { refusals: [404, 409] }),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_MAIL)
        const resent = await resend(c.var.em, outbox, id)
        const [data] = await toMails(c.var.em, [resent])
        return ok(c, data)
      },
    )
}
