import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { Mail, MailStatus } from '../../../shared/mail/mail.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { isInquiryMail } from '../inquiries/inquiry-mails.ts'
import { answeringFor } from '../inquiries/joined.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { replyKinds } from '../inquiries/thread.ts'

const LATEST = 20

/** Counts by state, and the latest mails that failed. */
export async function readMailStatus(
  em: EntityManager,
): Promise<Omit<MailStatus, 'enabled' | 'to' | 'from'>> {
  const waiting = await em.count(MailEntity, { state: 'waiting' })
  const sent = await em.count(MailEntity, { state: 'sent' })
  const failed = await em.count(MailEntity, { state: 'failed' })
  const failures = await em.find(
    MailEntity,
    { lastError: { $ne: null } },
    { orderBy: { id: 'desc' }, limit: LATEST },
  )
  return { counts: { waiting, sent, failed }, failures: await toMails(em, failures) }
}

/** Mails with the inquiries that they are about. */
export async function toMails(em: EntityManager, mails: MailEntity[]): Promise<Mail[]> {
  const inquiries = await inquiriesOf(em, mails)
  return mails.map((mail) => toMail(mail, inquiries.get(mail.id) ?? null))
}

const isAboutReply = ({ kind }: MailEntity) => replyKinds.some((known) => known === kind)

/** The inquiries that mails are about, by the mail. */
export async function inquiriesOf(
  em: EntityManager,
  mails: MailEntity[],
): Promise<Map<number, InquiryEntity>> {
  const ids = mails.filter(isInquiryMail).map(({ about }) => Number(about))
  const named = await em.find(InquiryEntity, { id: { $in: ids } })
  const byId = new Map<string, InquiryEntity>()
  for (const inquiry of named) byId.set(String(inquiry.id), await answeringFor(em, inquiry))
  const answers = mails.filter(isAboutReply).map(({ about }) => Number(about))
  const messages = await em.find(MessageEntity, { id: answers }, { populate: ['inquiry'] })
  const byReply = new Map(messages.map(({ id, inquiry }) => [String(id), inquiry]))
  const inquiryOf = (mail: MailEntity) => {
    if (isAboutReply(mail)) return byReply.get(mail.about)
    return isInquiryMail(mail) ? byId.get(mail.about) : undefined
  }
  return new Map(
    mails.flatMap((mail) => {
      const inquiry = inquiryOf(mail)
      return inquiry ? [[mail.id, inquiry]] : []
    }),
  )
}

function toMail(mail: MailEntity, inquiry: InquiryEntity | null): Mail {
  const { createdAt, nextAttemptAt, state } = mail
  return {
    id: mail.id,
    inquiryId: inquiry?.id ?? null,
    receipt: inquiry && receiptNumber(inquiry.id, inquiry.createdAt),
    kind: mail.kind,
    recipient: mail.recipient,
    state,
    attempts: mail.attempts,
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
    lastError: mail.lastError ?? null,
    createdAt: createdAt.toISOString(),
  }
}
