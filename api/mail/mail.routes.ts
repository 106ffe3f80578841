import { Hono } from 'hono'
import { type MailStatus, mail, mailStatus } from '../../shared/mail.ts'
import { requirePermission } from '../auth/authentication.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Env } from '../http/env.ts'
import { idOf, idParameter } from '../http/id-parameter.ts'
import { valid } from '../http/validate.ts'
import { answers } from '../openapi/answers.ts'
import { readMailStatus, toMail } from './mail.queries.ts'
import { resendMail, UNKNOWN_MAIL } from './resend.ts'

export function mails({ outbox }: Dependencies) {
  return new Hono<Env>()
    .use(requirePermission('mails'))
    .get('/', answers('Wie es dem Postausgang geht', mailStatus), async (c) => {
      const data: MailStatus = { enabled: outbox !== null, ...(await readMailStatus(c.var.em)) }
      return c.json({ success: true, data })
    })
    .post(
      '/:id/resend',
      answers('Sendet eine E-Mail noch einmal', mail, { refusals: [404, 409] }),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_MAIL)
        const resent = await resendMail(c.var.em, outbox, id)
        return c.json({ success: true, data: toMail(resent) })
      },
    )
}
