import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { mailKindsForMany } from '../../../../shared/mail/mail.ts'
import { MINUTE } from '../../../../shared/time/time.ts'
import { aheadOf } from '../../clock-skew.ts'
import { MailEntity } from './mail.entity.ts'

const FIRST_DELAY = MINUTE
/** In milliseconds. No mail waits longer for its next attempt. */
export const LONGEST_DELAY = 360 * MINUTE
/** With the delays below, three days and two hours pass between the first and the last attempt. */
export const ATTEMPTS = 21

/** Milliseconds after so many failed attempts: 1, 2, 4 … minutes, at most 6 hours; null to give up. */
export function retryDelay(attempts: number): number | null {
  if (attempts >= ATTEMPTS) return null
  return Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY)
}

/** After a crash another worker may take the mail when this has passed. */
const CLAIM_MS = 20_000
export const RENEWAL_MS = 5_000

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
const claimFrom = (now: Date) => later(now, CLAIM_MS)

export const unclaimed = (now: Date) =>
  ({
    $or: [
      { claimedUntil: null },
      { claimedUntil: { $lte: now } },
      { claimedUntil: { $gt: aheadOf(claimFrom(now)) } },
    ],
  }) satisfies FilterQuery<MailEntity>

/** What waits longer than any mail has to was queued while a clock was ahead. */
const dueAt = (now: Date) =>
  ({
    $or: [
      { nextAttemptAt: { $lte: now } },
      { nextAttemptAt: { $gt: aheadOf(later(now, LONGEST_DELAY)) } },
    ],
  }) satisfies FilterQuery<MailEntity>

/** The mail that is due longest, those for one person first. Of several workers the first one to change it gets it. */
export async function claimDueMail(em: EntityManager, now: Date): Promise<MailEntity | null> {
  for (;;) {
    const due =
      (await findDue(em, now, { kind: { $nin: mailKindsForMany } })) ??
      (await findDue(em, now, { kind: { $in: mailKindsForMany } }))
    if (!due) return null
    const { id, attempts, nextAttemptAt } = due
    // With each process that ends while it is sent the others go before it.
    const delay = attempts === 0 ? null : retryDelay(attempts)
    const claimed = await em.nativeUpdate(
      MailEntity,
      { id, state: 'waiting', attempts, ...unclaimed(now) },
      {
        attempts: attempts + 1,
        claimedUntil: claimFrom(now),
        nextAttemptAt: delay === null ? nextAttemptAt : later(now, delay),
      },
    )
    if (claimed === 0) continue
    const mail = await em.findOne(MailEntity, id)
    if (mail) return mail
  }
}

async function findDue(em: EntityManager, now: Date, ofKind: FilterQuery<MailEntity>) {
  const [due] = await em.find(
    MailEntity,
    { $and: [{ state: 'waiting' }, dueAt(now), unclaimed(now), ofKind] },
    { orderBy: { nextAttemptAt: 'asc', id: 'asc' }, limit: 1, disableIdentityMap: true },
  )
  return due ?? null
}

export async function renewClaim(em: EntityManager, mail: MailEntity, now: Date): Promise<void> {
  const { id, claimedUntil } = mail
  const renewed = { claimedUntil: claimFrom(now) }
  if (await em.nativeUpdate(MailEntity, { id, claimedUntil }, renewed))
    mail.claimedUntil = renewed.claimedUntil
}

export type Outcome = Pick<MailEntity, 'state' | 'lastError' | 'nextAttemptAt'>

/** Whether the claim was still valid: the mail may have been removed meanwhile. */
export async function recordOutcome(
  em: EntityManager,
  { id, claimedUntil }: MailEntity,
  outcome: Outcome,
): Promise<boolean> {
  const where = { id, state: 'waiting' as const, claimedUntil }
  return (await em.nativeUpdate(MailEntity, where, { ...outcome, claimedUntil: null })) === 1
}
