import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../shared/inquiries/inquiry.ts'
import type { Mail, MailStatus } from '../../shared/mail.ts'
import { MailEntity } from './mail.entity.ts'

const LATEST = 20

/** Counts by state, and the latest mails that failed. */
export async function readMailStatus(em: EntityManager): Promise<Omit<MailStatus, 'enabled'>> {
  const [waiting, sent, failed, failures] = [
    await em.count(MailEntity, { state: 'waiting' }),
    await em.count(MailEntity, { state: 'sent' }),
    await em.count(MailEntity, { state: 'failed' }),
    await em.find(
      MailEntity,
      { lastError: { $ne: null } },
      { populate: ['inquiry'], orderBy: { id: 'desc' }, limit: LATEST },
    ),
  ]
  return { counts: { waiting, sent, failed }, failures: failures.map(toMail) }
}

export function toMail({ inquiry, createdAt, nextAttemptAt, state, ...mail }: MailEntity): Mail {
  return {
    id: mail.id,
    inquiryId: inquiry?.id ?? null,
    receipt: inquiry ? receiptNumber(inquiry.id, inquiry.createdAt) : null,
    kind: mail.kind,
    recipient: mail.recipient,
    state,
    attempts: mail.attempts,
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
    lastError: mail.lastError ?? null,
    createdAt: createdAt.toISOString(),
  }
}
