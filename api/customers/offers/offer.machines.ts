import type { EntityManager } from '@mikro-orm/sql'
import { givesMachine, type OfferLine } from '../../../shared/offers/offer-input.ts'
import type { OfferPage } from '../../../shared/offers/offer-page.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import { germanWords } from '../../../shared/offers/wording.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import type { Db } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { type Effects, mergeChanges } from '../../base/requests/change/change.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { findProducts } from '../../catalogue/products/product.queries.ts'
import { release, reserve } from '../../catalogue/products/product.reservation.ts'
import { OfferEntity } from './offer.entity.ts'
import { numberOf } from './offer-number.ts'

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

const fields = ['id', 'stockNumber', 'condition', 'status', 'reservedFor'] as const
export type OfferedMachines = Map<number, Pick<ProductEntity, (typeof fields)[number]>>

/** The machines of these offers that somebody still decides about, by their numbers. */
export async function findOfferedMachines(
  em: EntityManager,
  offers: OfferEntity[],
): Promise<OfferedMachines> {
  const ids = offers
    .filter(({ status }) => status === 'draft' || isWaiting(status))
    .flatMap(({ content }) => content.lines.flatMap(({ productId }) => productId ?? []))
  const found = await em.find(
    ProductEntity,
    { id: { $in: ids } },
    { fields, disableIdentityMap: true },
  )
  return new Map(found.map((product) => [product.id, product]))
}

/** Whether an offer is with the customer, or ordered: the machines are not reserved yet. */
export const isWaiting = (status: OfferEntity['status']): boolean =>
  status === 'sent' || status === 'ordered'

/** Whether there is one piece of it and no other. */
export const isThereOnce = ({ condition }: Pick<ProductEntity, 'condition'>): boolean =>
  condition !== 'new'

/** A machine that the customer of an inquiry has taken already. */
export interface Taken {
  inquiry: number
  product: number
  /** The offer that it is in. */
  status: 'ordered' | 'accepted'
  number: string | null
}

/** The machines of these inquiries' offers that were ordered or accepted. */
export async function findTaken(em: EntityManager, inquiries: number[]): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const some of portionsOf([...new Set(inquiries)]))
    for (const status of ['ordered', 'accepted'] as const)
      for (const offer of await em.find(
        OfferEntity,
        { inquiry: { $in: some }, status },
        {
          fields: ['inquiry', 'content', 'year', 'serial'],
          orderBy: { id: 'asc' },
          disableIdentityMap: true,
        },
      ))
        for (const product of machinesOf(offer).keys())
          taken.push({ inquiry: offer.inquiry.id, product, status, number: numberOf(offer) })
  return taken
}

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

/** What a visitor finds of an offer's machines at present, by their numbers: one that was withdrawn has no page. */
export async function machinePages(
  db: Db,
  { lines }: Pick<SentOffer, 'lines'>,
): Promise<OfferPage['machines']> {
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []))
  const found = await findProducts(db, [...ids])
  return Object.fromEntries(
    found.map(({ id, conditionReport }) => [id, { hasReport: conditionReport != null }]),
  )
}
