import type { EntityManager } from '@mikro-orm/sql'
import type { ProductStatus } from '../../../shared/product/terms.ts'
import { lastSpoken } from './last-words.ts'
import { ownMachines } from './own-machines.ts'
import { askedMachines, offeredMachines } from './promised-machines.ts'
import { unavailableMachines } from './unavailable-machines.ts'

/** A machine that cannot be had any more by those who were offered it or told that it is free. */
export interface Gone {
  title: string
  /** Null for one that is deleted. */
  status: ProductStatus | null
  at: Date
}

/**
 * The machine of each open inquiry that was the last to be reserved, sold, withdrawn or deleted since it was asked for,
 * unless the customer has got it with another inquiry, or was spoken with since. Where there is an offer, its machines alone count.
 */
export async function findGone(em: EntityManager): Promise<Map<number, Gone>> {
  const { machines: offered, inquiries } = await offeredMachines(em)
  const asked = await askedMachines(em)
  const promised = [...offered, ...asked.filter(({ inquiry }) => !inquiries.has(inquiry))]
  const unavailable = await unavailableMachines(
    em,
    promised.map(({ product }) => product),
  )
  const missed = promised.flatMap(({ inquiry, product, title, since }) => {
    const found = unavailable.get(product)
    return found && found.at > since ? [{ ...found, inquiry, product, title }] : []
  })
  const own = await ownMachines(em, missed)
  const gone = new Map<number, Gone>()
  for (const one of missed) {
    const known = gone.get(one.inquiry)
    if (!own.has(one) && (!known || known.at < one.at)) gone.set(one.inquiry, one)
  }
  for (const [inquiry, at] of await lastSpoken(em, [...gone.keys()]))
    if (at >= (gone.get(inquiry)?.at ?? at)) gone.delete(inquiry)
  return gone
}
