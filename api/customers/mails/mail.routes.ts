import { Hono } from 'hono'
import { type MailStatus, mail, mailStatus } from '../../../shared/mail/mail.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { UNKNOWN_MAIL } from '../../base/work/mail/queue.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { readMailStatus, toMails } from './mail.queries.ts'
import { resend } from './resend.ts'

export function mails({ outbox }: { outbox: Outbox | null }) {
  return new Hono<Env>()
    .use(requirePermission('mails'))
    .get('/', describes('Wie es dem Postausgang geht', mailStatus), async (c) => {
      const config = await outbox?.currentConfig()
      const data: MailStatus = {
        enabled: outbox !== null,
        to: config?.to.map(({ address }) => address) ?? [],
        from: config?.from.address ?? null,
        ...(await readMailStatus(c.var.em)),
      }
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
