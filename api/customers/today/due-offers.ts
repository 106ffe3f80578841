import type { EntityManager } from '@mikro-orm/sql'
import { endOfDay, startOfDay } from '../../../shared/dealer/clock.ts'
import { stagesWithStep } from '../../../shared/inquiries/stage.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { EXPIRING_DAYS } from '../../../shared/offers/offer.ts'
import { counts, piecesOf } from '../../../shared/offers/offer-input.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { DAY } from '../../../shared/time/time.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { paperNumberOf } from '../offers/offer-number.ts'
import type { NamedMachine } from './line-machines.ts'

/** Something about an inquiry that is due at a time, and what is to be done. */
interface Due {
  at: Date
  text: string
}

/** What is listed some time before it is due. */
export interface DueSince extends Due {
  since: Date
}

const SOON = EXPIRING_DAYS * DAY
/**
 * The most urgent offer of each inquiry that has one: expired, expiring within two days, or accepted by the customer
 * today and not handed over yet.
 */
export async function dueOffers(em: EntityManager, now: Date): Promise<Map<number, DueSince>> {
  const found = await em.find(
    OfferEntity,
    {
      // Offers of what is lost or done end without anybody: there are more with each year.
      inquiry: { spam: false, stage: { $in: [...stagesWithStep] } },
      $or: [
        { status: 'sent', validUntil: { $lte: berlinDay(new Date(now.getTime() + SOON)) } },
        {
          status: 'accepted',
          decidedOnPage: true,
          decidedAt: { $gte: startOfDay(berlinDay(now)) },
        },
      ],
    },
    { populate: ['inquiry'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  return firstOf(
    found.flatMap((offer): [number, DueSince][] => {
      const due = dueOfferOf(offer, now)
      return due ? [[offer.inquiry.id, due]] : []
    }),
  )
}

function dueOfferOf(offer: OfferEntity, now: Date): DueSince | null {
  const number = paperNumberOf(offer)
  if (offer.status === 'accepted') {
    const at = offer.decidedAt ?? offer.updatedAt
    const text = `Angebot ${number} ist angenommen: Übergabe vorbereiten`
    // Staff accept a non-binding offer outright, so they know of it.
    return offer.content.binding && offer.inquiry.nextStepAt ? { at, since: at, text } : null
  }
  const at = endOfDay(offer.validUntil)
  const since = new Date(at.getTime() - SOON)
  if (since > now) return null
  const isOver = at <= now
  return {
    at,
    since: isOver ? at : since,
    text: `Angebot ${number} ${isOver ? 'ist abgelaufen' : 'läuft ab'}: nachfassen`,
  }
}

/** The reservation of each inquiry that ends first, within a day. */
export async function dueReservations(
  em: EntityManager,
  now: Date,
): Promise<Map<number, DueSince>> {
  const found = await em.find(
    ProductEntity,
    {
      status: 'reserved',
      reservedFor: { $ne: null },
      reservedUntil: { $lte: berlinDay(new Date(now.getTime() + DAY)) },
    },
    { fields: ['title', 'reservedFor', 'reservedUntil'], disableIdentityMap: true },
  )
  return firstOf(
    found.flatMap(({ title, reservedFor, reservedUntil }): [number, DueSince][] => {
      const at = reservedUntil ? endOfDay(reservedUntil) : null
      const since = at && new Date(at.getTime() - DAY)
      return reservedFor && since && since <= now
        ? [[reservedFor, { at, since, text: `Reservierung endet: ${title}` }]]
        : []
    }),
  )
}

function firstOf<T extends Due>(dues: [number, T][]): Map<number, T> {
  const first = new Map<number, T>()
  for (const [inquiry, due] of dues) {
    const known = first.get(inquiry)
    if (!known || due.at < known.at) first.set(inquiry, due)
  }
  return first
}

export interface DueOrder extends Due {
  machines: NamedMachine[]
  offer: NonNullable<TodayItem['offer']>
}

/** The order of each inquiry that waits longest for its confirmation. */
export async function dueOrders(em: EntityManager): Promise<Map<number, DueOrder>> {
  const found = await em.find(OfferEntity, { status: 'ordered' }, { orderBy: { id: 'asc' } })
  return firstOf(found.map((offer) => [offer.inquiry.id, dueOrderOf(offer)]))
}

const dueOrderOf = (offer: OfferEntity): DueOrder => ({
  at: offer.decidedAt ?? offer.updatedAt,
  text: `Bestellung ${paperNumberOf(offer)} bestätigen`,
  machines: offer.content.lines.flatMap((line) => {
    const { productId: id, title } = line
    return id === null || !counts(line) ? [] : [{ id, title, quantity: piecesOf(line) }]
  }),
  offer: { id: offer.id, number: paperNumberOf(offer), total: offer.totals?.total ?? 0 },
})
