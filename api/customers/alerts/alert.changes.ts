import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { MOST_ALERTS } from '../../../shared/alerts/alert-rules.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { portionsOf, within } from '../../base/data/db/rows.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { mayConfirm, queueMail, removeMails } from '../../base/work/mail/queue.ts'
import { aliveAt, countOf, expiredAt, findOfAddress, newsOf } from './alert.queries.ts'
import { nextRunAfter } from './alert-times.ts'
import { alertWordsIn } from './alert-words.ts'
import { type KnownPrices, SearchAlertEntity } from './search-alert.entity.ts'

const TOKEN_BYTES = 24

/** What somebody seeks, and what the list shows of it now. */
export interface SoughtNow {
  query: string
  known: KnownPrices
  /** Since when machines may have come that it does not show. */
  at: Date
}

/**
 * Stores an alert and queues the mail that asks for its confirmation. The same search is stored once, and a mailbox has
 * at most `MOST_ALERTS`, whatever its addresses. To be called when it is the mailbox's turn.
 */
export async function askForAlert(
  em: EntityManager,
  mail: MailConfig,
  { email, language }: { email: string; language: Language },
  { query, known, at }: SoughtNow,
): Promise<void> {
  const mailbox = mailboxOf(email)
  const [same] = await findOfAddress(em, email, { $and: [{ query }, aliveAt(at)] })
  if (same?.confirmedAt && !same.restingSince) return
  if (!same && (await countOf(em, mailbox, at)) >= MOST_ALERTS) return
  if (!(await mayConfirm(em, mailbox, 'alertConfirm', at))) return
  if (same && (await wasAskedJustNow(em, same, at))) return
  const { consent } = alertWordsIn(language)
  const proof = { language, consent: consent.text, consentVersion: consent.version }
  const alert =
    (same && em.assign(same, proof)) ??
    em.create(SearchAlertEntity, {
      ...proof,
      email,
      mailbox,
      query,
      known,
      news: [],
      seenAt: at,
      token: randomBytes(TOKEN_BYTES).toString('hex'),
      createdAt: at,
      renewedAt: at,
    })
  await em.flush()
  queueMail(em, mail, { kind: 'alertConfirm', about: alert.id, recipient: email })
}

/** How long the same request counts as a second press of the button. */
const SAME_PRESS = 10 * MINUTE

async function wasAskedJustNow(em: EntityManager, { id }: SearchAlertEntity, at: Date) {
  const createdAt = within(SAME_PRESS, at)
  const same = { kind: 'alertConfirm', about: String(id), createdAt } as const
  return (await em.count(MailEntity, same)) > 0
}

/** Confirms an alert, or wakes one that rests. Its first mail goes out at the time of all alerts. */
export function confirmAlert(alert: SearchAlertEntity, now: Date): void {
  alert.confirmedAt ??= now
  alert.nextAt ??= nextRunAfter(now)
  alert.restingSince = null
  alert.renewedAt = now
}

/** Lets an alert seek something else. What that finds now is no news, and news that were told are not told again. */
export async function changeAlert(
  em: EntityManager,
  alert: SearchAlertEntity,
  { query, known, at }: SoughtNow,
): Promise<void> {
  await em.populate(alert, ['known'])
  em.assign(alert, {
    query,
    known: { ...known, ...alert.known },
    seenAt: at,
    renewedAt: at,
    // A mail that still waits would tell of news of the former search.
    news: [],
    newsOn: null,
  })
}

/** How many mails in a row come back for good until an alert rests. */
const RETURNED_MAILS = 2

/**
 * Lets an alert rest whose mails reach nobody, until it is confirmed anew.
 * @returns whether it rests from now on
 */
export async function restIfUnreachable(em: EntityManager, id: number): Promise<boolean> {
  const last = await em.find(
    MailEntity,
    { $and: [newsOf(id), { state: { $ne: 'waiting' } }] },
    { orderBy: { id: 'desc' }, limit: RETURNED_MAILS, disableIdentityMap: true },
  )
  const isReturned = last.every(({ state }) => state === 'failed')
  if (last.length < RETURNED_MAILS || !isReturned) return false
  const rest = { restingSince: new Date(), nextAt: null }
  return (await em.nativeUpdate(SearchAlertEntity, { id, restingSince: null }, rest)) > 0
}

/** Deletes the alerts that nobody has confirmed, or renewed, in time. */
export async function deleteExpiredAlerts(em: EntityManager, now: Date): Promise<void> {
  const expired = await em.find(SearchAlertEntity, expiredAt(now), { disableIdentityMap: true })
  for (const some of portionsOf(expired)) await em.transactional((em) => endAlerts(em, some))
}

/** Deletes alerts and their mails. */
export async function endAlerts(
  em: EntityManager,
  alerts: Pick<SearchAlertEntity, 'id'>[],
): Promise<void> {
  const ids = alerts.map(({ id }) => id)
  await removeMails(em, ['alertConfirm'], ids)
  for (const id of ids) await em.nativeDelete(MailEntity, newsOf(id))
  await em.nativeDelete(SearchAlertEntity, { id: { $in: ids } })
}
