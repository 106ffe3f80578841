import type { EntityManager } from '@mikro-orm/sql'
import type { DealerContact } from '../../../shared/dealer/contact.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { type MailKind, mailKindLabels } from '../../../shared/mail/mail.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import type { LetterContent, LetterContext, LetterKind } from '../../base/work/mail/letters.ts'
import { oneLine } from '../../base/work/mail/letters.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { mayConfirm, queueMail, removeMails, withdrawMails } from '../../base/work/mail/queue.ts'
import { currentContact } from '../../dealer/settings/mail-sender.ts'
import { callbackAttachment } from './callback-attachment.ts'
import { englishConfirmation } from './english-letters.ts'
import { formFiles } from './form-files.ts'
import { whomToTell } from './house-addresses.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { recordEvent } from './inquiry.events.ts'
import { findInquiry, toInquiry } from './inquiry.queries.ts'
import { confirmationText, notificationText } from './inquiry-letters.ts'
import { withJoined } from './joined.ts'
import { replyKeys, replyKinds } from './thread.ts'

/** Those whose `about` is an inquiry. */
export const inquiryMailKinds: MailKind[] = ['notification', 'confirmation', 'callReminder']

export const isInquiryMail = ({ kind }: MailEntity) => inquiryMailKinds.includes(kind)

/** Queues the notification of the house and of the person responsible, once, in the transaction of the inquiry. */
export async function queueNotification(
  em: EntityManager,
  mail: MailConfig,
  inquiry: InquiryEntity,
): Promise<void> {
  const { id } = inquiry
  if ((await em.count(MailEntity, { kind: 'notification', about: String(id) })) > 0) return
  for (const recipient of await whomToTell(em, mail, inquiry))
    queueMail(em, mail, { kind: 'notification', about: id, recipient })
}

/** Queues the confirmation to the sender, in the transaction of the inquiry. */
export async function queueConfirmation(
  em: EntityManager,
  mail: MailConfig,
  inquiry: InquiryEntity,
): Promise<void> {
  const { id, email } = inquiry
  if (await mayConfirm(em, mailboxOf(email), 'confirmation', new Date()))
    return queueMail(em, mail, { kind: 'confirmation', about: id, recipient: email })
  const reason = 'an diese Adresse gingen heute schon mehrere'
  recordEvent(em, inquiry, 'mailSkipped', `Keine Bestätigung an ${email}: ${reason}`)
}

/** Removes mails that were not sent yet. */
export const withdrawInquiryMails = (em: EntityManager, { id }: InquiryEntity) =>
  withdrawMails(em, inquiryMailKinds, id)

/** To be called in the transaction that deletes these inquiries. */
export async function removeInquiryMails(em: EntityManager, ids: number[]): Promise<void> {
  await removeMails(em, replyKinds, await replyKeys(em, { inquiry: { $in: ids } }))
  await removeMails(em, inquiryMailKinds, await withJoined(em, ids))
}

export const inquiryLetters = {
  notification: inquiryLetter(async (inquiry, _, { em, siteUrl }) => ({
    ...notificationText(inquiry, await formFiles(em, inquiry.id), siteUrl),
    replyTo: inquiry.email ? [{ name: oneLine(inquiry.name), address: inquiry.email }] : [],
    autoSubmitted: 'auto-generated',
  })),
  confirmation: inquiryLetter(async (inquiry, dealer, { em, config, siteUrl }) => {
    const text = inquiry.language === 'en' ? englishConfirmation : confirmationText
    const file = callbackAttachment(inquiry, dealer, siteUrl)
    return {
      ...text(inquiry, await formFiles(em, inquiry.id), dealer, siteUrl),
      replyTo: config.to,
      autoSubmitted: 'auto-replied',
      attachments: file ? [file] : [],
    }
  }),
}

/** A letter about an inquiry, in whose timeline stands what became of it. */
function inquiryLetter(
  write: (
    inquiry: Inquiry,
    dealer: DealerContact,
    context: LetterContext,
  ) => Promise<LetterContent>,
): LetterKind {
  return {
    async write({ about }, context) {
      const found = await findInquiry(context.em, Number(about))
      if (!found) return null
      const dealer = await currentContact(context.em)
      return write(await toInquiry(context.em, found), dealer, context)
    },
    note(em, { about, kind, recipient }, failure) {
      const name = `${mailKindLabels[kind]} an ${recipient}`
      if (failure === null) recordEvent(em, Number(about), 'mailSent', `${name} gesendet`)
      else recordEvent(em, Number(about), 'mailFailed', `${name} nicht zustellbar. ${failure}`)
    },
  }
}
