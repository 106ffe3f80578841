import type { EntityManager } from '@mikro-orm/sql'
import { ApiError, notFound } from '../../requests/http/errors.ts'
import { unclaimed } from './claims.ts'
import { MailEntity } from './mail.entity.ts'

export const UNKNOWN_MAIL = 'E-Mail nicht gefunden'
const ALREADY_SENT = 'Diese E-Mail wurde bereits gesendet.'
const UNDER_WAY = 'Diese E-Mail wird gerade gesendet.'

/** Gives a mail all its attempts again; the caller wakes the outbox. @throws {ApiError} 404, 409 for one that is out */
export async function resendMail(em: EntityManager, id: number): Promise<MailEntity> {
  const now = new Date()
  const changed = await em.nativeUpdate(
    MailEntity,
    { id, state: { $ne: 'sent' }, ...unclaimed(now) },
    { state: 'waiting', attempts: 0, nextAttemptAt: now, claimedUntil: null },
  )
  const mail = await em.findOne(MailEntity, id)
  if (!mail) throw notFound(UNKNOWN_MAIL)
  if (changed === 0) throw new ApiError(409, mail.state === 'sent' ? ALREADY_SENT : UNDER_WAY)
  return mail
}
