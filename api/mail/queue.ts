import type { EntityManager } from '@mikro-orm/sql'
import { DAY } from '../../shared/durations.ts'
import type { MailKind } from '../../shared/mail.ts'
import type { Tables } from '../database.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { newMessageId } from './account-mails.ts'
import { unclaimed } from './claims.ts'
import { MailEntity } from './mail.entity.ts'
import { mailboxOf } from './mailbox.ts'
import { type MailConfig, mailboxes } from './mailboxes.ts'

/** So nobody can flood a stranger's mailbox through our form. */
const CONFIRMATIONS_PER_DAY = 10

/** Queues the notification of the dealer, once, in the transaction of the inquiry. */
export async function queueNotification(
  em: EntityManager,
  mail: MailConfig,
  inquiry: InquiryEntity,
): Promise<void> {
  if ((await em.count(MailEntity, { inquiry, kind: 'notification' })) > 0) return
  const { to } = await mailboxes(em.getKysely<Tables>(), mail)
  for (const { address } of to) queue(em, mail, inquiry, 'notification', address)
}

/** Queues the confirmation to the sender, in the transaction of the inquiry. */
export async function queueConfirmation(
  em: EntityManager,
  mail: MailConfig,
  inquiry: InquiryEntity,
): Promise<void> {
  const recent = await em.count(MailEntity, {
    mailbox: mailboxOf(inquiry.email),
    kind: 'confirmation',
    createdAt: { $gt: new Date(Date.now() - DAY) },
  })
  if (recent < CONFIRMATIONS_PER_DAY) return queue(em, mail, inquiry, 'confirmation', inquiry.email)
  const reason = 'an diese Adresse gingen heute schon mehrere'
  recordEvent(em, inquiry, 'mailSkipped', `Keine Bestätigung an ${inquiry.email}: ${reason}`)
}

/** Removes mails that were not sent yet. */
export async function withdrawMails(em: EntityManager, inquiry: InquiryEntity): Promise<void> {
  await em.nativeDelete(MailEntity, { inquiry, state: 'waiting', ...unclaimed(new Date()) })
}

function queue(
  em: EntityManager,
  mail: MailConfig,
  inquiry: InquiryEntity,
  kind: MailKind,
  recipient: string,
): void {
  const now = new Date()
  em.create(MailEntity, {
    inquiry,
    kind,
    recipient,
    mailbox: mailboxOf(recipient),
    messageId: newMessageId(mail),
    createdAt: now,
    nextAttemptAt: now,
  })
}
