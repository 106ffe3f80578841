import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { startOfDay } from '../../../shared/dealer/clock.ts'
import { KEEPING_LAWS, retention } from '../../../shared/operation/retention.ts'
import { berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { berlinYear } from '../../../shared/time/time.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { lastContactLimit } from '../inquiries/expiry.ts'
import { OfferEntity } from './offer.entity.ts'

const YEARS = retention.acceptedYears

/** The last day of the sixth year after the acceptance, as `2032-12-31`. */
const keptUntil = (decidedAt: Date) => `${berlinYear(decidedAt) + YEARS}-12-31`

/** The condition of accepted offers that the law wants kept. */
export const mustBeKept = (now: Date): FilterQuery<OfferEntity> => ({
  status: 'accepted',
  decidedAt: { $gte: firstKept(now) },
})

const firstKept = (now: Date) => startOfDay(`${berlinYear(now) - YEARS}-01-01`)

/**
 * The inquiries that must be kept because of an accepted offer, with the last day of that.
 * @param among only of these; all if it is left out
 */
export async function keptInquiries(
  em: EntityManager,
  now: Date,
  among?: number[],
): Promise<Map<number, string>> {
  const found = await em.find(
    OfferEntity,
    { $and: [mustBeKept(now), among ? { inquiry: { $in: among } } : {}] },
    {
      fields: ['inquiry', 'decidedAt'],
      disableIdentityMap: true,
      orderBy: { decidedAt: 'asc' },
    },
  )
  return new Map(
    found.flatMap(({ inquiry, decidedAt }) =>
      decidedAt ? [[inquiry.id, keptUntil(decidedAt)] as const] : [],
    ),
  )
}

/**
 * The inquiries that must not expire: an offer was accepted, waits as an order or still holds, a machine is reserved, or
 * an offer was sent or decided recently, which is a contact.
 */
export async function keptByOffers(em: EntityManager, now: Date): Promise<number[]> {
  const since = { $gte: lastContactLimit(now) }
  const recent = await em.find(
    OfferEntity,
    {
      $or: [
        { sentAt: since },
        { decidedAt: since },
        { status: 'ordered' },
        { status: 'sent', validUntil: { $gte: berlinDay(now) } },
      ],
    },
    { fields: ['inquiry'], disableIdentityMap: true },
  )
  const reserved = await em.find(
    ProductEntity,
    { status: 'reserved', reservedFor: { $ne: null } },
    { fields: ['reservedFor'], disableIdentityMap: true },
  )
  const accepted = await keptInquiries(em, now)
  return [
    ...new Set([
      ...accepted.keys(),
      ...recent.map(({ inquiry }) => inquiry.id),
      ...reserved.flatMap(({ reservedFor }) => reservedFor ?? []),
    ]),
  ]
}

/** @throws {ApiError} 409 with the ground and the date for an inquiry whose offer was accepted */
export async function requireDeletable(em: EntityManager, inquiry: number): Promise<void> {
  const [last] = await em.find(
    OfferEntity,
    { inquiry, status: 'accepted' },
    { orderBy: { decidedAt: 'desc' }, limit: 1 },
  )
  const until = last?.decidedAt && keptUntil(last.decidedAt)
  if (until && until >= berlinDay(new Date()))
    throw new ApiError(
      409,
      `Zu dieser Anfrage gibt es ein angenommenes Angebot. Sie wird bis zum ${formatDay(until)} aufbewahrt (${KEEPING_LAWS}).`,
    )
}
