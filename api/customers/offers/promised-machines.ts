import type { EntityManager } from '@mikro-orm/sql'
import type { MachineCommitment } from '../../../shared/offers/commitment.ts'
import { givesMachine } from '../../../shared/offers/offer-input.ts'
import { inPortions, PORTION } from '../../base/data/db/rows.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { commitmentOf, reservationOf } from './commitments.ts'
import { OfferEntity } from './offer.entity.ts'
import { statusOf } from './offer.queries.ts'

/**
 * What customers count on of these machines: orders, offers that can be accepted or were, and reservations of which no
 * offer tells.
 * @param maySee whether customers and sums are named
 */
export async function promisedMachines(
  em: EntityManager,
  ids: readonly number[],
  maySee: boolean,
): Promise<MachineCommitment[]> {
  const products = await em.find(
    ProductEntity,
    { id: { $in: [...ids] } },
    {
      fields: ['id', 'title', 'status', 'reservedUntil', 'reservedFor'],
      orderBy: { id: 'asc' },
      disableIdentityMap: true,
    },
  )
  const found: (MachineCommitment & { inquiry: number | null })[] = []
  for await (const offer of openOrAccepted(em))
    for (const { productId: product } of offer.content.lines.filter(givesMachine))
      if (product && ids.includes(product)) {
        const { id: inquiry, name, company } = offer.inquiry
        found.push({
          ...commitmentOf(offer),
          product,
          inquiry,
          customer: nameOf({ name, company }),
        })
      }
  for (const one of products) {
    const { id: product, status, reservedFor = null } = one
    const isTold = found.some((told) => told.product === product && told.inquiry === reservedFor)
    if (status !== 'reserved' || (reservedFor !== null && isTold)) continue
    const inquiry = reservedFor === null ? null : await em.findOne(InquiryEntity, reservedFor)
    const customer = inquiry ? nameOf(inquiry) : ''
    found.push({ ...reservationOf(one), product, inquiry: reservedFor, customer })
  }
  return found.map(({ inquiry: _, ...told }) =>
    maySee ? told : { ...told, sum: null, customer: '' },
  )
}

/** Those that wait first, then those that were sent, then those that were accepted. */
async function* openOrAccepted(em: EntityManager) {
  for (const status of ['ordered', 'sent', 'accepted'] as const) {
    const read = (after: number) =>
      em.find(
        OfferEntity,
        { status, id: { $gt: after } },
        { populate: ['inquiry'], orderBy: { id: 'asc' }, limit: PORTION, disableIdentityMap: true },
      )
    for await (const offers of inPortions(read, ({ id }) => id))
      yield* offers.filter((offer) => statusOf(offer) !== 'expired')
  }
}

const nameOf = ({ name, company }: Pick<InquiryEntity, 'name' | 'company'>) =>
  [name, company].filter(Boolean).join(', ')
