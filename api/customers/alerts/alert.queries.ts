import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
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

/** How many alerts a mailbox has. */
export const countOf = (em: EntityManager, mailbox: string, now: Date) =>
  em.count(SearchAlertEntity, { $and: [{ mailbox }, aliveAt(now)] })
