import { Hono } from 'hono'
import { type Message, message, messageInput } from '../../../shared/inquiries/message.ts'
import { fillTemplate, messageDraft, templateChoice } from '../../../shared/inquiries/template.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { idOf, idParameter } from '../../base/requests/http/id-parameter.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import type { DataSheets } from '../../catalogue/data-sheets/data-sheets.ts'
import { authorOf, personOf } from '../../dealer/accounts/signing-name.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { requireInquiry, UNKNOWN_INQUIRY } from '../inquiries/inquiry.changes.ts'
import { toInquiry } from '../inquiries/inquiry.queries.ts'
import { attachedFiles, sheetsOf } from './attached-files.ts'
import { fillingOf } from './filling.ts'
import { note, reply } from './message.changes.ts'
import { requireTemplate } from './message-template.changes.ts'

/** What is written about an inquiry. */
export function messages({
  config,
  database: { db },
  dataSheets,
  outbox,
}: {
  config: { mail: MailConfig | null; siteUrl: string }
  database: Database
  dataSheets: DataSheets
  outbox: Outbox | null
}) {
  return new Hono<Env>()
    .post(
      '/:id/messages',
      describes('Antwortet auf eine Anfrage, oder hält fest, was anderswo gesagt wurde', message, {
        status: 201,
        refusals: [404, 409],
      }),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      valid('json', messageInput),
      async (c) => {
        const { em } = c.var
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        const input = c.req.valid('json')
        const author = await authorOf(em, theUser(c))
        let data: Message
        if (input.kind === 'reply') {
          const { attachments, ...letter } = input
          const files = await attachedFiles({ db, dataSheets }, attachments)
          data = await reply(em, id, letter, files, { author, mail: config.mail })
          outbox?.wake()
        } else data = await note(em, id, input, author)
        return ok(c, data, 201)
      },
    )
    .post(
      '/:id/messages/preview',
      describes('Eine Vorlage, ausgefüllt für diese Anfrage', messageDraft, { refusals: [404] }),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      valid('json', templateChoice),
      async (c) => {
        const { em } = c.var
        const found = await requireInquiry(em, idOf(c.req.valid('param'), UNKNOWN_INQUIRY))
        const {
          subject,
          text,
          dataSheets: isWithSheets,
        } = await requireTemplate(em, c.req.valid('json').templateId)
        const inquiry = await toInquiry(em, found)
        const { name: dealer } = await findDealer(db)
        const filling = fillingOf(inquiry, {
          author: (await personOf(em, theUser(c))) ?? dealer,
          dealer,
          siteUrl: config.siteUrl,
        })
        const data = {
          subject: fillTemplate(subject, filling),
          text: fillTemplate(text, filling),
          attachments: isWithSheets
            ? await sheetsOf(
                db,
                inquiry.products.map(({ id }) => id),
              )
            : [],
        }
        return ok(c, data)
      },
    )
}
