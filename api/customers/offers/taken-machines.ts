import type { EntityManager } from '@mikro-orm/sql'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { OfferEntity } from './offer.entity.ts'
import { machinesOf } from './offer.machines.ts'
import { numberOf } from './offer-number.ts'

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
