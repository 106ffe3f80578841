import type { EntityManager } from '@mikro-orm/sql'
import { givesMachine, type OfferLine } from '../../../shared/offers/offer-input.ts'
import { germanWords } from '../../../shared/offers/words.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { OfferEntity } from './offer.entity.ts'
import { findOfferedMachines, isThereOnce, type OfferedMachines } from './offered-machines.ts'
import { findTaken, type Taken } from './taken-machines.ts'

/**
 * Says of a line whether its machine went to somebody else: it was there once and is sold. What an inquiry has won
 * without an offer that was accepted is its own.
 * @param taken of any inquiries
 */
export function isSoldSince(
  { inquiry }: OfferEntity,
  machines: OfferedMachines,
  taken: Taken[],
): (line: OfferLine) => boolean {
  const hasAccepted = taken.some((one) => one.inquiry === inquiry.id && one.status === 'accepted')
  if (inquiry.wonAt && !hasAccepted) return () => false
  return (line) => {
    const machine = line.productId === null ? undefined : machines.get(line.productId)
    return givesMachine(line) && machine?.status === 'sold' && isThereOnce(machine)
  }
}

/** The lines that cannot be had any more of an offer that somebody still decides about. */
export async function findSoldSince(em: EntityManager, offer: OfferEntity): Promise<OfferLine[]> {
  const machines = await findOfferedMachines(em, [offer])
  const taken = await findTaken(em, [offer.inquiry.id])
  return offer.content.lines.filter(isSoldSince(offer, machines, taken))
}

/** @throws {ApiError} 409 that names what somebody else has bought */
export async function requireUnsold(em: EntityManager, offer: OfferEntity): Promise<void> {
  const sold = await findSoldSince(em, offer)
  if (sold.length > 0) throw new ApiError(409, germanWords.soldSince(sold))
}
