import type { EntityManager } from '@mikro-orm/sql'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { OfferEntity } from './offer.entity.ts'
import { numberOf } from './offer-number.ts'

/**
 * The newest offer of each of these inquiries that was neither replaced nor withdrawn, and what it is worth. An order stays
 * there beside later offers, and as long as the inquiry is won what was accepted does.
 */
export async function offersInRows(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, ListedInquiry['offer']>> {
  const shown = new Map<number, Ranked>()
  for (const some of portionsOf(inquiries))
    for (const offer of await em.find(
      OfferEntity,
      { inquiry: { $in: some }, status: { $nin: ['superseded', 'withdrawn'] } },
      {
        populate: ['inquiry'],
        fields: ['inquiry.stage', 'status', 'year', 'serial', 'value'],
        orderBy: { id: 'asc' },
        disableIdentityMap: true,
      },
    )) {
      const rank = rankOf(offer)
      const { id, value, inquiry } = offer
      if (rank >= (shown.get(inquiry.id)?.rank ?? 0))
        shown.set(inquiry.id, { rank, offer: { id, number: numberOf(offer), value } })
    }
  return new Map([...shown].map(([inquiry, { offer }]) => [inquiry, offer]))
}

interface Ranked {
  rank: number
  offer: ListedInquiry['offer']
}

/** Of two offers of an inquiry the one with the higher rank is shown, else the newer. */
function rankOf({
  status,
  inquiry,
}: Pick<OfferEntity, 'status'> & { inquiry: Pick<OfferEntity['inquiry'], 'stage'> }): number {
  const isWon = inquiry.stage === 'won'
  if (status === 'ordered' || (status === 'accepted' && isWon)) return 2
  return status === 'draft' && isWon ? 0 : 1
}
