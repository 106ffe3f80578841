import type { EntityManager } from '@mikro-orm/sql'
import type { ProductStatus } from '../../../shared/product/terms.ts'
import { lastSpoken } from './last-words.ts'
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
 * The machine of each open inquiry that was the last to be reserved for others, sold, withdrawn or deleted since it was
 * asked for, unless the customer was spoken with since. Where there is an offer, its machines alone count.
 */
export async function findGone(em: EntityManager): Promise<Map<number, Gone>> {
  const { machines: offered, inquiries } = await offeredMachines(em)
  const asked = await askedMachines(em)
  const promised = [...offered, ...asked.filter(({ inquiry }) => !inquiries.has(inquiry))]
  const unavailable = await unavailableMachines(
    em,
    promised.map(({ product }) => product),
  )
  const gone = new Map<number, Gone>()
  for (const { inquiry, product, title, since } of promised) {
    const found = unavailable.get(product)
    if (!found || found.reservedFor === inquiry || found.at <= since) continue
    const known = gone.get(inquiry)
    if (!known || known.at < found.at) gone.set(inquiry, { ...found, title })
  }
  for (const [inquiry, at] of await lastSpoken(em, [...gone.keys()]))
    if (at >= (gone.get(inquiry)?.at ?? at)) gone.delete(inquiry)
  return gone
}
