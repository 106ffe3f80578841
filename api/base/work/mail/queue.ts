import { randomUUID } from 'node:crypto'
import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { type MailKind, mailKindsForMany } from '../../../../shared/mail/mail.ts'
import { asciiAddress } from '../../../../shared/mail/mail-address-rules.ts'
import { DAY, MINUTE } from '../../../../shared/time/time.ts'
import { aheadOf, within } from '../../data/db/rows.ts'
import { mailboxOf } from '../../data/personal/mailbox.ts'
import { ApiError, notFound } from '../../requests/http/errors.ts'
import { MailEntity } from './mail.entity.ts'
import type { MailConfig } from './mail-config.ts'

interface Queued {
  kind: MailKind
  about: number | string
  recipient: string
}

/**
 * Queues a mail in the transaction of what it is about. Its letter is written when it goes out.
 * @example
 * queueMail(em, mail, { kind: 'notification', about: inquiry.id, recipient: 'verkauf@firma.example' })
 */
export function queueMail(
  em: EntityManager,
  mail: MailConfig,
  { kind, about, recipient }: Queued,
): void {
  const now = new Date()
  em.create(MailEntity, {
    kind,
    about: String(about),
    recipient,
    mailbox: mailboxOf(recipient),
    messageId: newMessageId(mail),
    createdAt: now,
    nextAttemptAt: now,
  })
}

const OTHER_ADDRESS =
  'Die frühere Adresse war nicht zu erreichen. An die berichtigte ging die Mail noch nicht.'

/** Lets mails that have not gone out, whether they wait or were given up, go to another address. */
export async function redirectMails(
  em: EntityManager,
  which: FilterQuery<MailEntity>,
  recipient: string,
): Promise<void> {
  const notSent = [which, { state: { $ne: 'sent' as const } }, unclaimed(new Date())]
  const elsewhere = { recipient: { $ne: recipient } }
  await em.nativeUpdate(
    MailEntity,
    { $and: [...notSent, elsewhere, { state: 'failed' }] },
    { lastError: OTHER_ADDRESS },
  )
  await em.nativeUpdate(MailEntity, { $and: notSent }, { recipient, mailbox: mailboxOf(recipient) })
}

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

/** So nobody can flood a stranger's mailbox through our forms. */
const CONFIRMATIONS_PER_DAY = 10

export async function mayConfirm(
  em: EntityManager,
  mailbox: string,
  kind: MailKind,
  now: Date,
): Promise<boolean> {
  const recent = await em.count(MailEntity, { mailbox, kind, createdAt: within(DAY, now) })
  return recent < CONFIRMATIONS_PER_DAY
}

export function newMessageId({ from }: Pick<MailConfig, 'from'>): string {
  return `<${randomUUID()}@${asciiAddress(from.address).split('@').at(-1)}>`
}

export async function withdrawMails(
  em: EntityManager,
  kinds: readonly MailKind[],
  about: number,
): Promise<void> {
  const where = { kind: { $in: [...kinds] }, about: String(about) }
  await em.nativeDelete(MailEntity, { ...where, state: 'waiting', ...unclaimed(new Date()) })
}

/** Removes all mails about things that are deleted, in their transaction: sent ones name recipients too. */
export async function removeMails(
  em: EntityManager,
  kinds: readonly MailKind[],
  about: readonly (number | string)[],
): Promise<void> {
  const where = { kind: { $in: [...kinds] }, about: { $in: about.map(String) } }
  await em.nativeDelete(MailEntity, where)
}

const FIRST_DELAY_MS = MINUTE
const LONGEST_DELAY_MS = 360 * MINUTE
/** With the delays below, three days and two hours pass between the first and the last attempt. */
export const ATTEMPTS = 21

/** Milliseconds after so many failed attempts: 1, 2, 4 … minutes, at most 6 hours; null to give up. */
export function retryDelay(attempts: number): number | null {
  if (attempts >= ATTEMPTS) return null
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
}

/** After a crash another worker may take the mail when this has passed. */
const CLAIM_MS = 20_000
export const RENEWAL_MS = 5_000

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
const claimFrom = (now: Date) => later(now, CLAIM_MS)

const unclaimed = (now: Date) =>
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
      { nextAttemptAt: { $gt: aheadOf(later(now, LONGEST_DELAY_MS)) } },
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
