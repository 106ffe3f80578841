import type { EntityManager } from '@mikro-orm/sql'
import { ApiError, notFound } from '../http/errors.ts'
import { unclaimed } from './claims.ts'
import { MailEntity } from './mail.entity.ts'
import type { Outbox } from './outbox.ts'

export const UNKNOWN_MAIL = 'E-Mail nicht gefunden'
const NO_SERVER = 'Es ist kein Mailserver eingerichtet (SMTP_URL).'
const ALREADY_SENT = 'Diese E-Mail wurde bereits gesendet.'
const UNDER_WAY = 'Diese E-Mail wird gerade gesendet.'

/**
 * Tries a mail again at once, with all its attempts, whether it waits for the next one or was given up.
 * @throws {ApiError} 404 for an unknown mail, 409 for one that was sent or is being sent
 */
export async function resendMail(
  em: EntityManager,
  outbox: Outbox | null,
  id: number,
): Promise<MailEntity> {
  if (!outbox) throw new ApiError(409, NO_SERVER)
  const now = new Date()
  const changed = await em.nativeUpdate(
    MailEntity,
    { id, state: { $ne: 'sent' }, ...unclaimed(now) },
    { state: 'waiting', attempts: 0, nextAttemptAt: now, claimedUntil: null },
  )
  const mail = await em.findOne(MailEntity, id)
  if (!mail) throw notFound(UNKNOWN_MAIL)
  if (changed === 0) throw new ApiError(409, mail.state === 'sent' ? ALREADY_SENT : UNDER_WAY)
  outbox.wake()
  return mail
}
