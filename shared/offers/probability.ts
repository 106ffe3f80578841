import type { OfferSettings } from '../dealer/offer-settings.ts'
import type { OfferStatus } from './offer.ts'

/** In percent: what is open may be sold, what is accepted is sold, and all else will not be. */
export function probabilityOf(
  status: OfferStatus,
  { probability: { draft, sent, ordered } }: Pick<OfferSettings, 'probability'>,
): number {
  const likely: Partial<Record<OfferStatus, number>> = { draft, sent, ordered, accepted: 100 }
  return likely[status] ?? 0
}
