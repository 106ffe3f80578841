import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { renewalLimit, unconfirmedLimit } from './alert-times.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

/** Those that are over: never confirmed in time, or not renewed. Housekeeping deletes them. */
export const expiredAt = (now: Date): FilterQuery<SearchAlertEntity> => ({
  $or: [
    { confirmedAt: null, createdAt: { $lt: unconfirmedLimit(now) } },
    { confirmedAt: { $ne: null }, renewedAt: { $lt: renewalLimit(now) } },
  ],
})

/** Those that are not. */
export const aliveAt = (now: Date): FilterQuery<SearchAlertEntity> => ({
  $or: [
    { confirmedAt: null, createdAt: { $gte: unconfirmedLimit(now) } },
    { confirmedAt: { $ne: null }, renewedAt: { $gte: renewalLimit(now) } },
  ],
})

/** The alert of a link; null for one that never was, or that has ended. */
export const findByToken = (em: EntityManager, token: string, now: Date) =>
  em.findOne(SearchAlertEntity, { $and: [{ token }, aliveAt(now)] })

/** How many alerts a mailbox has. */
export const countOf = (em: EntityManager, mailbox: string, now: Date) =>
  em.count(SearchAlertEntity, { $and: [{ mailbox }, aliveAt(now)] })
