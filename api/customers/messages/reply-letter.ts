import { paths } from '../../../shared/paths.ts'
import type { LetterKind } from '../../base/work/mail/letters.ts'
import { oneLine } from '../../base/work/mail/one-line.ts'
import { authorForCustomers } from '../../dealer/accounts/signing-name.ts'
import { currentDealer } from '../../dealer/settings/settings.queries.ts'
import { companySignature } from '../inquiries/company-signature.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { MessageAttachmentEntity } from '../inquiries/message-attachment.entity.ts'
import { mailsToSender, threadBefore } from '../inquiries/thread.ts'

/** Mail programs fold away what follows this line (RFC 3676, 4.3). */
const SIGNATURE = '-- '

/** The answer to an inquiry, in one thread with the mails before it. */
export const replyLetter: LetterKind = {
  async write(mail, { em, siteUrl }) {
    const message = await em.findOne(MessageEntity, Number(mail.about), { populate: ['text'] })
    if (!message) return null
    const dealer = await currentDealer(em)
    const author = await authorForCustomers(em, message.author ?? null)
    const files = await em.find(
      MessageAttachmentEntity,
      { message },
      { orderBy: { position: 'asc' }, populate: ['content'] },
    )
    const inquiry = message.inquiry.id
    const privacy = `Was wir mit Ihren Angaben machen: ${siteUrl}${paths.privacy}`
    return {
      subject: oneLine(message.subject),
      text: `${message.text}\n\n${author ?? dealer.shortName}\n${SIGNATURE}\n${companySignature(dealer, siteUrl)}\n\n${privacy}\n`,
      replyTo: [{ name: dealer.name, address: dealer.email }],
      autoSubmitted: 'no',
      references: await threadBefore(em, mail, await mailsToSender(em, inquiry), inquiry),
      attachments: files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content, 'base64'),
      })),
    }
  },

  async note(em, { about, recipient }, failure) {
    const message = await em.findOne(MessageEntity, Number(about))
    if (!message) return
    const name = `Antwort an ${recipient}`
    if (failure === null) recordEvent(em, message.inquiry.id, 'mailSent', `${name} gesendet`)
    else recordEvent(em, message.inquiry.id, 'mailFailed', `${name} nicht zustellbar. ${failure}`)
  },
}

/** The same for the one who has written it. What becomes of it is nobody's concern. */
export const replyCopyLetter: LetterKind = { write: replyLetter.write }
