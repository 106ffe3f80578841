import { Hono } from 'hono'
import { z } from 'zod'
import { inboxStatus, NO_INBOX } from '../../../shared/mail/inbox.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { MailboxPlace } from '../../base/work/mailbox/mailbox-url.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { inboxStatusOf } from './inbox.state.ts'
import type { Inbox } from './inbox.ts'
import { requireStillThere, wantByHand } from './set-aside.ts'

const keyParameter = z.object({
  key: z.string().meta({ description: 'Wie in „passedOver“' }),
})

const AT_REST =
  'Diese Website ist eine Kopie und liest kein Postfach. Ist sie das Haus, sagen Sie es bitte zuerst oben in der Verwaltung.'

/** How it stands with the mailbox that is read. */
export function inboxRoutes({
  config: { mailbox },
  inbox,
}: {
  config: { mailbox: MailboxPlace | null }
  inbox: Inbox | null
}) {
  return new Hono<Env>()
    .use(requirePermission('mails'))
    .get('/', describes('Wie es dem Posteingang geht', inboxStatus), async (c) =>
      ok(c, await inboxStatusOf(c.var.em, mailbox)),
    )
    .post(
      '/',
      describes('Ruft das Postfach jetzt ab', inboxStatus, { refusals: [409] }),
      async (c) => {
        if (!inbox) throw new ApiError(409, NO_INBOX)
        if (await inbox.isAtRest()) throw new ApiError(409, AT_REST)
        await inbox.readNow()
        return ok(c, await inboxStatusOf(c.var.em, mailbox))
      },
    )
    .post(
      '/passed-over/:key',
      describes('Übernimmt eine E-Mail, die im Postfach blieb, als Anfrage', inboxStatus, {
        refusals: [404, 409],
      }),
      valid('param', keyParameter),
      async (c) => {
        if (!inbox || !mailbox) throw new ApiError(409, NO_INBOX)
        const { key } = c.req.valid('param')
        await c.var.em.transactional((em) => wantByHand(em, mailbox.key, key))
        await inbox.readNow()
        await requireStillThere(c.var.em, key)
        return ok(c, await inboxStatusOf(c.var.em, mailbox))
      },
    )
}
