import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { message, messagePage, messageQuery } from '../../../shared/inquiries/message.ts'
import {
  messageInput,
  OWN_FILES,
  OWN_FILES_MB,
  type ReplyInput,
  replyInput,
} from '../../../shared/inquiries/message-input.ts'
import { fillTemplate, messageDraft, templateChoice } from '../../../shared/inquiries/template.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { ownBodyLimit } from '../../base/requests/http/route-marks.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import type { DataSheets } from '../../catalogue/data-sheets/data-sheets.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { authorOf, personOf } from '../../dealer/accounts/signing-name.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { requireInquiry, toInquiry, UNKNOWN_INQUIRY } from '../inquiries/inquiry.queries.ts'
import { answeringId } from '../inquiries/joined.ts'
import { listMessages } from '../inquiries/message.queries.ts'
import type { AttachedFile, MessageFiles } from '../inquiries/message-files.ts'
import { attachedFiles, sheetsOf } from './attached-files.ts'
import { attachmentParameter, requireAttachment } from './attachment.queries.ts'
import { ATTACHED_TYPES, fileAnswer, thumbnailAnswer } from './file-answers.ts'
import { fillingOf } from './filling.ts'
import { note, reply } from './message.changes.ts'
import { requireTemplate } from './message-template.changes.ts'
import { ownFiles } from './own-files.ts'
import { receiveReply } from './receive-reply.ts'
import { Thumbnails } from './thumbnails.ts'

const replyForm = z.object({ message: replyInput, files: z.array(z.file()).max(OWN_FILES) })

/** What is written about an inquiry. */
export function messages({
  config,
  database: { db },
  dataSheets,
  images,
  messageFiles,
  outbox,
}: {
  config: { mail: MailConfig | null; siteUrl: string }
  database: Database
  dataSheets: DataSheets
  images: ImageStore
  messageFiles: MessageFiles
  outbox: Outbox | null
}) {
  const thumbnails = new Thumbnails(images, messageFiles)

  async function send(c: Context<Env>, id: number, input: ReplyInput, own: AttachedFile[] = []) {
    const { attachments, ...letter } = input
    const inquiry = await c.var.em.findOne(InquiryEntity, id, {
      fields: ['language'],
      disableIdentityMap: true,
    })
    const spoken = inquiry?.language ?? 'de'
    const files = await attachedFiles({ db, dataSheets }, attachments, spoken)
    const author = await authorOf(c.var.em, theUser(c))
    const sending = { author, mail: config.mail }
    const data = await messageFiles.storing([...files, ...own], (stored) =>
      reply(c.var.em, id, letter, stored, sending),
    )
    outbox?.wake()
    return data
  }

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
        if (input.kind === 'reply') return ok(c, await send(c, id, input), 201)
        return ok(c, await note(em, id, input, await authorOf(em, theUser(c))), 201)
      },
    )
    .post(
      '/:id/messages/with-files',
      ownBodyLimit,
      describes(
        `Antwortet mit bis zu ${OWN_FILES} eigenen Dateien (Feld „files“; Bilder und PDF, zusammen ${OWN_FILES_MB} MB); „message“ ist die Antwort als JSON`,
        message,
        { status: 201, refusals: [400, 404, 409, 413, 415], form: replyForm },
      ),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        await requireInquiry(c.var.em, id)
        await using folder = await images.incoming()
        const { input, received } = await receiveReply(c.req.raw, folder.path)
        const data = await send(c, id, input, await ownFiles(images, received))
        return ok(c, data, 201)
      },
    )
    .get(
      '/:id/messages',
      describes('Was zu einer Anfrage vor einer Nachricht gesagt wurde', messagePage, {
        refusals: [404],
      }),
      requirePermission('inquiries.read'),
      valid('param', idParameter),
      valid('query', messageQuery),
      async (c) => {
        const found = await requireInquiry(c.var.em, idOf(c.req.valid('param'), UNKNOWN_INQUIRY))
        return ok(c, await listMessages(c.var.em, answeringId(found), c.req.valid('query')))
      },
    )
    .get(
      '/:id/messages/:message/attachments/:position',
      describesFile('Eine Datei, die mit einer Nachricht ging', ATTACHED_TYPES, [404]),
      requirePermission('inquiries.read'),
      valid('param', attachmentParameter),
      async (c) => {
        const parameters = c.req.valid('param')
        const found = await requireInquiry(c.var.em, idOf(parameters, UNKNOWN_INQUIRY))
        const file = await requireAttachment(c.var.em, answeringId(found), parameters)
        return fileAnswer(c, messageFiles, file)
      },
    )
    .get(
      '/:id/messages/:message/attachments/:position/thumbnail',
      describesFile(
        'Ein Bild, das mit einer Nachricht kam oder ging, in klein',
        'image/webp',
        [404],
      ),
      requirePermission('inquiries.read'),
      valid('param', attachmentParameter),
      async (c) => {
        const parameters = c.req.valid('param')
        const found = await requireInquiry(c.var.em, idOf(parameters, UNKNOWN_INQUIRY))
        const file = await requireAttachment(c.var.em, answeringId(found), parameters)
        return thumbnailAnswer(c, await thumbnails.of(file))
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
        const template = await requireTemplate(em, c.req.valid('json').templateId)
        const inquiry = await toInquiry(em, found)
        const dealer = await findDealer(db)
        const filling = fillingOf(inquiry, {
          author: (await personOf(em, theUser(c))) ?? dealer.name,
          dealer,
          siteUrl: config.siteUrl,
          language: template.language,
        })
        const machines = inquiry.products.map(({ id }) => id)
        const data = {
          subject: fillTemplate(template.subject, filling),
          text: fillTemplate(template.text, filling),
          attachments: template.dataSheets ? await sheetsOf(db, machines) : [],
        }
        return ok(c, data)
      },
    )
}
