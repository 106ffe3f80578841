import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { addressOf, mailboxOf } from '../../base/data/personal/mailbox.ts'
import type { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { renewalLimit, unconfirmedLimit } from './alert-times.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

/** The condition of expired alerts: not confirmed or not renewed in time. Housekeeping deletes them. */
export const expiredAt = (now: Date): FilterQuery<SearchAlertEntity> => ({
  $or: [
    { confirmedAt: null, createdAt: { $lt: unconfirmedLimit(now) } },
    { confirmedAt: { $ne: null }, renewedAt: { $lt: renewalLimit(now) } },
  ],
})

/** The condition of alerts that have not expired. */
export const aliveAt = (now: Date): FilterQuery<SearchAlertEntity> => ({
  $or: [
    { confirmedAt: null, createdAt: { $gte: unconfirmedLimit(now) } },
    { confirmedAt: { $ne: null }, renewedAt: { $gte: renewalLimit(now) } },
  ],
})

/** The alert of a link; null for one that never was, or that has ended. */
export async function findByToken(em: EntityManager, token: string, now: Date) {
  if (!isToken(token)) return null
  return em.findOne(SearchAlertEntity, { $and: [{ token }, aliveAt(now)] })
}

/** Whether an alert may have had such a token. */
export const isToken = (token: string): boolean => /^[0-9a-f]{48}$/.test(token)

/** The alerts of an address, as it is written but for case. Others may share its mailbox. */
export async function findOfAddress(
  em: EntityManager,
  email: string,
  where: FilterQuery<SearchAlertEntity> = {},
): Promise<SearchAlertEntity[]> {
  const mailbox = mailboxOf(email)
  const found = await em.find(SearchAlertEntity, { $and: [{ mailbox }, where] })
  return found.filter((alert) => addressOf(alert.email) === addressOf(email))
}

/** What a mail of news is about: an alert, and the day in Berlin on which it has found something. */
export const aboutNews = (alert: number, day: string): string => `${alert} ${day}`

export function newsAbout(about: string): { id: number; day: string } {
  const [id = '', day = ''] = about.split(' ')
  return { id: Number.parseInt(id, 10), day }
}

/** The condition of the mails with news of an alert. */
export const newsOf = (alert: number): FilterQuery<MailEntity> => ({
  kind: 'alertNews',
  about: { $like: aboutNews(alert, '%') },
})

/** How many alerts a mailbox has, whatever the addresses: so many are allowed. */
export const countOf = (em: EntityManager, mailbox: string, now: Date) =>
  em.count(SearchAlertEntity, { $and: [{ mailbox }, aliveAt(now)] })
