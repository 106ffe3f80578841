import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { MailEntity } from './mail.entity.ts'

/** Longer than any attempt can take. After a crash another worker may take the mail when this has passed. */
const LEASE_MS = 5 * 60_000

/** Mails that no worker is sending. */
export const unclaimed = (now: Date) =>
  ({
    $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }],
  }) satisfies FilterQuery<MailEntity>

/**
 * Claims the mail that has been due longest. If several workers try, the first one to change the row
 * gets it.
 * @returns the mail with what it is about, or null when none is due
 */
export async function claimDueMail(em: EntityManager, now: Date): Promise<MailEntity | null> {
  for (;;) {
    const [due] = await em.find(
      MailEntity,
      { state: 'waiting', nextAttemptAt: { $lte: now }, ...unclaimed(now) },
      { orderBy: { nextAttemptAt: 'asc', id: 'asc' }, limit: 1, disableIdentityMap: true },
    )
    if (!due) return null
    const { id, attempts } = due
    const claimed = await em.nativeUpdate(
      MailEntity,
      { id, state: 'waiting', attempts, ...unclaimed(now) },
      { attempts: attempts + 1, claimedUntil: new Date(now.getTime() + LEASE_MS) },
    )
    if (claimed === 0) continue
    const mail = await em.findOne(MailEntity, id, {
      populate: ['inquiry', 'inquiry.product', 'user'],
    })
    if (mail) return mail
  }
}

export type Outcome = Pick<MailEntity, 'state' | 'lastError' | 'nextAttemptAt'>

/**
 * Ends a claim and notes the outcome.
 * @returns whether the claim was still valid; the inquiry may have been deleted meanwhile
 */
export async function settle(
  em: EntityManager,
  { id, claimedUntil }: MailEntity,
  outcome: Outcome,
): Promise<boolean> {
  const where = { id, state: 'waiting' as const, claimedUntil }
  return (await em.nativeUpdate(MailEntity, where, { ...outcome, claimedUntil: null })) === 1
}
