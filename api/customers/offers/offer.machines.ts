import type { EntityManager } from '@mikro-orm/sql'
import { givesMachine } from '../../../shared/offers/offer-input.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { type Effects, mergeChanges } from '../../base/requests/change/change.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { release, reserve } from '../../catalogue/products/product.reservation.ts'
import type { OfferEntity } from './offer.entity.ts'

/**
 * Reserves the machines of an accepted offer for its inquiry. Others who want one of them wait for the end of the
 * transaction, so that exactly one gets it.
 * @param days for how long, the day of acceptance not counted
 * @throws {ApiError} 409 that names the machine that cannot be had any more
 */
export async function reserveMachines(
  em: EntityManager,
  offer: OfferEntity,
  days: number,
): Promise<Effects> {
  const until = addDays(berlinDay(new Date()), days)
  const machines = machinesOf(offer)
  const existing = await existingIds(em, [...machines.keys()])
  const changes: Effects[] = []
  for (const [id, title] of machines) {
    if (!existing.has(id)) throw new ApiError(409, `„${title}“ wird nicht mehr angeboten`)
    changes.push(await reserve(em, id, { until, for: offer.inquiry.id }))
  }
  return mergeChanges(changes)
}

/** Makes machines free again that are reserved for the inquiry of an offer; those that were sold stay sold. */
export async function releaseMachines(em: EntityManager, offer: OfferEntity): Promise<Effects> {
  const changes: Effects[] = []
  for (const id of await existingIds(em, [...machinesOf(offer).keys()]))
    changes.push(await release(em, id, { for: offer.inquiry.id }))
  return mergeChanges(changes)
}

/**
 * The machines of an offer, and their titles there, in the order of their numbers, so that two transactions never wait
 * for each other.
 */
export const machinesOf = ({ content }: Pick<OfferEntity, 'content'>): Map<number, string> =>
  new Map(
    content.lines
      .flatMap((line): [number, string][] =>
        line.productId !== null && givesMachine(line) ? [[line.productId, line.title]] : [],
      )
      .sort(([a], [b]) => a - b),
  )

async function existingIds(em: EntityManager, ids: number[]): Promise<Set<number>> {
  const found = await em.find(
    ProductEntity,
    { id: { $in: ids } },
    { fields: ['id'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  return new Set(found.map(({ id }) => id))
}
