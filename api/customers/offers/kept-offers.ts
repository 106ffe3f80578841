import type { EntityManager } from '@mikro-orm/sql'
import { berlinDay, formatDay } from '../../../shared/dates.ts'
import { startOfDay } from '../../../shared/dealer/clock.ts'
import { ApiError } from '../../base/http/errors.ts'
import { OfferEntity } from './offer.entity.ts'

/** Business letters are kept so long, from the end of the year in which they were sent (§ 257 HGB, § 147 AO). */
const YEARS = 6

/** The last day of the sixth year after the acceptance, as `2032-12-31`. */
const keptUntil = (decidedAt: Date) => `${Number(berlinDay(decidedAt).slice(0, 4)) + YEARS}-12-31`

/** The inquiries that must not go yet, because an offer was accepted. */
export async function keptInquiries(em: EntityManager, now: Date): Promise<number[]> {
  const firstYear = Number(berlinDay(now).slice(0, 4)) - YEARS
  const found = await em.find(
    OfferEntity,
    { status: 'accepted', decidedAt: { $gte: startOfDay(`${firstYear}-01-01`) } },
    { fields: ['inquiry'], disableIdentityMap: true },
  )
  return [...new Set(found.map(({ inquiry }) => inquiry.id))]
}

/** @throws {ApiError} 409 with the ground and the date for an inquiry whose offer was accepted */
export async function requireDeletable(em: EntityManager, inquiry: number): Promise<void> {
  const accepted = await em.find(
    OfferEntity,
    { inquiry, status: 'accepted' },
    { orderBy: { decidedAt: 'desc' }, limit: 1 },
  )
  const [last] = accepted
  const until = last?.decidedAt && keptUntil(last.decidedAt)
  if (until && until >= berlinDay(new Date()))
    throw new ApiError(
      409,
      `Zu dieser Anfrage gibt es ein angenommenes Angebot. Sie wird bis zum ${formatDay(until)} aufbewahrt (§ 257 HGB, § 147 AO).`,
    )
}
