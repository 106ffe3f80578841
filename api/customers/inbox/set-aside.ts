import type { EntityManager } from '@mikro-orm/sql'
import { PASSED_OVER_DAYS, type SetAsideMail, SHOWN_MAILS } from '../../../shared/mail/inbox.ts'
import { DAY } from '../../../shared/time/time.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { SetAsideMailEntity } from '../../base/work/mailbox/set-aside-mail.entity.ts'
import type { ArrivedMail } from './arrived-mail.ts'
import { SeenMailEntity } from './seen-mail.entity.ts'

/** How many of those that wait are looked at in one round. */
const MOST_DUE = 200
const UNKNOWN_MAIL = 'Diese E-Mail steht nicht mehr in der Liste'
const NO_LONGER_THERE =
  'Diese E-Mail liegt nicht mehr im gelesenen Ordner. Vielleicht wurde sie verschoben oder gelöscht.'
const LONGEST_SENDER = 254
const LONGEST_SUBJECT = 200

/** Why a mail is not taken now, or not at all. */
export interface SettingAside {
  /** In German. */
  reason: string
  attempts?: number
  /** Whether it was taken all the same. */
  taken?: boolean
  /** Null for one that is passed over. */
  retryAt: Date | null
}

/** Notes that a mail was not taken, in the caller's transaction. */
export async function setAside(
  em: EntityManager,
  inbox: string,
  { key, uid, at, from, subject }: Pick<ArrivedMail, 'key' | 'uid' | 'at' | 'from' | 'subject'>,
  { reason, attempts = 0, taken = false, retryAt }: SettingAside,
): Promise<void> {
  const address = from?.address ?? ''
  const row = {
    ...{ key, inbox, uid, at, reason, attempts, taken, retryAt, notedAt: new Date() },
    sender: cut(address, LONGEST_SENDER),
    mailbox: address ? cut(mailboxOf(address), LONGEST_SENDER) : '',
    subject: cut(subject, LONGEST_SUBJECT),
  }
  await em.upsert(SetAsideMailEntity, row)
}

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()

/** How often something went wrong with a mail before. */
export async function attemptsAt(em: EntityManager, key: string): Promise<number> {
  const found = await em.findOne(SetAsideMailEntity, key, { disableIdentityMap: true })
  return found?.attempts ?? 0
}

/** The numbers of the mails whose turn has come, in order. */
export async function dueNumbers(em: EntityManager, inbox: string, now: Date): Promise<number[]> {
  const rows = await em.find(
    SetAsideMailEntity,
    { inbox, retryAt: { $lte: now } },
    { fields: ['uid'], orderBy: { uid: 'asc' }, limit: MOST_DUE, disableIdentityMap: true },
  )
  return rows.map(({ uid }) => uid)
}

/** Forgets that mails wait, because they were taken or are gone. @param uids null for all of the mailbox */
export async function forgetWaiting(
  em: EntityManager,
  inbox: string,
  uids: number[] | null = null,
): Promise<void> {
  if (uids?.length === 0) return
  const which = uids ? { uid: { $in: uids } } : {}
  await em.nativeDelete(SetAsideMailEntity, { inbox, retryAt: { $ne: null }, ...which })
}

/** Mails of the mailbox that were not taken, the newest first: those that wait, and those that were passed over. */
export async function setAsideOf(
  em: EntityManager,
  inbox: string,
): Promise<{ deferred: SetAsideMail[]; passedOver: SetAsideMail[] }> {
  const list = async (retryAt: null | { $ne: null }) => {
    const rows = await em.find(
      SetAsideMailEntity,
      { inbox, retryAt },
      { orderBy: { at: 'desc', uid: 'desc' }, limit: SHOWN_MAILS, disableIdentityMap: true },
    )
    return rows.map(({ key, at, sender, subject, reason, taken }) => ({
      key,
      at: at.toISOString(),
      from: sender,
      subject,
      reason,
      taken,
    }))
  }
  return { deferred: await list({ $ne: null }), passedOver: await list(null) }
}

/**
 * Lets a mail that was passed over have another turn, at which it is taken, in the caller's transaction.
 * @throws {ApiError} 404 for one that is not, or no longer, noted
 */
export async function wantByHand(em: EntityManager, inbox: string, key: string): Promise<void> {
  const passedOver = { key, inbox, retryAt: null, taken: false }
  const wanted = { byHand: true, retryAt: new Date(), attempts: 0 }
  if ((await em.nativeUpdate(SetAsideMailEntity, passedOver, wanted)) === 0)
    throw notFound(UNKNOWN_MAIL)
  await em.nativeDelete(SeenMailEntity, { key })
}

/** @throws {ApiError} 409 for a mail that somebody wanted and that the mailbox has no more */
export async function requireStillThere(em: EntityManager, key: string): Promise<void> {
  const isTaken = (await em.count(SeenMailEntity, { key })) > 0
  const waits = (await em.count(SetAsideMailEntity, { key })) > 0
  if (!isTaken && !waits) throw new ApiError(409, NO_LONGER_THERE)
}

export const isWantedByHand = async (em: EntityManager, key: string): Promise<boolean> =>
  (await em.count(SetAsideMailEntity, { key, byHand: true })) > 0

/** Deletes what was passed over long ago. What waits goes when it is taken. */
export async function forgetPassedOver(em: EntityManager, now: Date): Promise<void> {
  const notedAt = { $lt: new Date(now.getTime() - PASSED_OVER_DAYS * DAY) }
  await em.nativeDelete(SetAsideMailEntity, { retryAt: null, notedAt })
}
