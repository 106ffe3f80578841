import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { Commitment } from '../../../shared/offers/commitment.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { type Effects, mergeChanges } from '../../base/requests/change/change.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { release } from '../../catalogue/products/product.reservation.ts'
import type { EndOfOffers } from '../inquiries/inquiry.deletion.ts'
import { requireDeletable } from './kept-offers.ts'
import { OfferEntity } from './offer.entity.ts'
import { statusOf } from './offer.queries.ts'
import { paperNumberOf } from './offer-number.ts'
import { withdrawPages } from './withdrawn-pages.ts'

/**
 * What the customer of an inquiry counts on: orders that wait, offers that were sent and not decided, and machines that
 * are reserved for it.
 */
async function findCommitments(em: EntityManager, inquiry: number): Promise<Commitment[]> {
  const offers = await em.find(
    OfferEntity,
    { inquiry, status: { $in: ['ordered', 'sent'] } },
    { orderBy: { status: 'asc', id: 'asc' }, disableIdentityMap: true },
  )
  return [...offers.map(commitmentOf), ...(await findReservations(em, inquiry))]
}

/** What an offer that was sent promises. */
export function commitmentOf(offer: OfferEntity): Commitment {
  const isOrder = offer.status === 'ordered'
  const { status, decidedAt } = offer
  const isExpired = statusOf(offer) === 'expired'
  return {
    key: `offer-${offer.id}-${offer.status}`,
    kind: isOrder ? 'order' : isExpired ? 'expired' : 'offer',
    what: `${isOrder ? 'Bestellung' : 'Angebot'} ${paperNumberOf(offer)}`,
    sum: offer.totals?.total ?? 0,
    note: isOrder
      ? 'wartet auf Ihre Bestätigung'
      : status === 'accepted'
        ? `angenommen am ${formatDay((decidedAt ?? offer.updatedAt).toISOString())}`
        : `${isExpired ? 'abgelaufen am' : 'gültig bis'} ${formatDay(offer.validUntil)}`,
  }
}

async function findReservations(em: EntityManager, inquiry: number): Promise<Commitment[]> {
  const reserved = await em.find(
    ProductEntity,
    { status: 'reserved', reservedFor: inquiry },
    {
      fields: ['id', 'title', 'reservedUntil'],
      orderBy: { id: 'asc' },
      disableIdentityMap: true,
    },
  )
  return reserved.map(reservationOf)
}

/** What a reserved machine promises. */
export const reservationOf = ({
  id,
  title,
  reservedUntil,
}: Pick<ProductEntity, 'id' | 'title' | 'reservedUntil'>): Commitment => ({
  key: `product-${id}`,
  kind: 'reservation',
  what: `Reservierung von „${title}“`,
  sum: null,
  note: reservedUntil ? `bis ${formatDay(reservedUntil)}` : '',
})

/**
 * Locks the offers of an inquiry that is to be deleted, before the inquiry itself as decisions do, so that a customer who
 * orders at the same moment is seen.
 */
export async function lockOffersOf(em: EntityManager, inquiry: number): Promise<void> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  await em.find(OfferEntity, { inquiry }, { lockMode, orderBy: { id: 'asc' }, refresh: true })
}

/**
 * Ends what an inquiry has promised, in the transaction that deletes it: pages of its offers say that they are
 * withdrawn, and machines that are reserved for it are free again.
 */
async function endCommitments(em: EntityManager, inquiry: number): Promise<Effects> {
  await withdrawPages(em, [inquiry])
  const reserved = await em.find(
    ProductEntity,
    { status: 'reserved', reservedFor: inquiry },
    { fields: ['id'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  const changes: Effects[] = []
  for (const { id } of reserved) changes.push(await release(em, id, { for: inquiry }))
  return mergeChanges(changes)
}

/** What the deletion of an inquiry has to know of its offers. */
export const endOfOffers: EndOfOffers = {
  requireDeletable,
  commitments: findCommitments,
  lock: lockOffersOf,
  end: endCommitments,
}
