import type { EntityManager } from '@mikro-orm/sql'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import { totalsOf } from '../../../shared/offers/totals.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { findSettings } from '../../dealer/settings/settings.queries.ts'
import { OfferEntity } from './offer.entity.ts'
import { numberOf } from './offer-number.ts'

/** The newest offer of each of these inquiries that was neither replaced nor withdrawn, and what it comes to. */
export async function offersInRows(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, ListedInquiry['offer']>> {
  const found = new Map<number, OfferEntity>()
  for (const some of portionsOf(inquiries))
    for (const offer of await em.find(
      OfferEntity,
      { inquiry: { $in: some }, status: { $nin: ['superseded', 'withdrawn'] } },
      { orderBy: { id: 'asc' } },
    ))
      found.set(offer.inquiry.id, offer)
  if (found.size === 0) return new Map()
  const { vatRate } = (await findSettings(em.getKysely<Tables>())).settings
  return new Map(
    [...found].map(([inquiry, offer]) => {
      const { taxMode, lines } = offer.content
      const { total } = offer.totals ?? totalsOf(lines, { taxMode, vatRate })
      return [inquiry, { id: offer.id, number: numberOf(offer), total }]
    }),
  )
}
