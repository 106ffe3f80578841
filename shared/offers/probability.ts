import type { OfferSettings } from '../dealer/offer-settings.ts'
import type { Stage } from '../inquiries/stage.ts'
import type { OfferStatus } from './offer.ts'

/** What decides of an inquiry whether anything is still expected of its offers. */
export interface InquiryOfOffer {
  stage: Stage
  spam: boolean
  /** Whether it is a double of another one. */
  isDouble: boolean
}

const over: readonly Stage[] = ['lost', 'done']

/**
 * Whether a sale may still come of such an offer of an inquiry, or has come of it: where one is won, another has to be sent
 * before anything is expected of it.
 */
export const isExpected = (
  status: OfferStatus,
  { stage, spam, isDouble }: InquiryOfOffer,
): boolean =>
  !spam && !isDouble && !over.includes(stage) && !(stage === 'won' && status === 'draft')

/** In percent: what is open may be sold, what is accepted is sold, and all else will not be. */
export function probabilityOf(
  status: OfferStatus,
  inquiry: InquiryOfOffer,
  { probability: { draft, sent, ordered } }: Pick<OfferSettings, 'probability'>,
): number {
  if (status === 'accepted') return 100
  const likely: Partial<Record<OfferStatus, number>> = { draft, sent, ordered }
  return isExpected(status, inquiry) ? (likely[status] ?? 0) : 0
}
