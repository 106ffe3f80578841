import type { EntityManager } from '@mikro-orm/sql'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { OfferEntity } from './offer.entity.ts'
import { numberOf } from './offer-number.ts'

/** The newest offer of each of these inquiries that was neither replaced nor withdrawn, and what it is worth. */
export async function offersInRows(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, ListedInquiry['offer']>> {
  const newest = new Map<number, ListedInquiry['offer']>()
  for (const some of portionsOf(inquiries))
    for (const offer of await em.find(
      OfferEntity,
      { inquiry: { $in: some }, status: { $nin: ['superseded', 'withdrawn'] } },
      {
        fields: ['inquiry', 'year', 'serial', 'value'],
        orderBy: { id: 'asc' },
        disableIdentityMap: true,
      },
    ))
      newest.set(offer.inquiry.id, { id: offer.id, number: numberOf(offer), value: offer.value })
  return newest
}
