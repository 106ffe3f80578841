import type { EntityManager } from '@mikro-orm/sql'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { numberOf, paperNumberOf } from '../offers/offer-number.ts'
import { type Due, firstOf } from './due-offers.ts'

export interface DueOrder extends Due {
  offer: NonNullable<TodayItem['offer']>
}

/** The order of each inquiry that waits longest for its confirmation. */
export async function dueOrders(em: EntityManager): Promise<Map<number, DueOrder>> {
  const found = await em.find(OfferEntity, { status: 'ordered' }, { orderBy: { id: 'asc' } })
  return firstOf(found.map((offer) => [offer.inquiry.id, dueOf(offer)]))
}

const dueOf = (offer: OfferEntity): DueOrder => ({
  at: offer.decidedAt ?? offer.updatedAt,
  text: `Bestellung ${paperNumberOf(offer)} bestätigen`,
  offer: { id: offer.id, number: numberOf(offer) ?? '', total: offer.totals?.total ?? 0 },
})
