import type { OfferStatus } from '../../../shared/offers/offer.ts'
import type { ApiError } from '../../base/requests/http/errors.ts'
import type { OfferEntity } from './offer.entity.ts'
import { statusOf } from './offer.queries.ts'

/** As `stateSentences`; of one that is open, what stands in the way is a machine. */
const states: Record<OfferStatus, string> = {
  draft: 'This offer has not been sent yet.',
  sent: 'One of the machines is no longer available.',
  superseded: 'This offer has been replaced by a new version.',
  withdrawn: 'This offer has been withdrawn.',
  expired: 'This offer has expired.',
  declined: 'This offer has already been declined.',
  ordered: 'This offer has already been ordered. We will confirm the order shortly.',
  accepted: 'This offer has already been accepted.',
}

/** Why a form of an offer's page was not taken, for a customer who reads English. */
export function failureInEnglish({ status }: Pick<ApiError, 'status'>, offer: OfferEntity): string {
  if (status === 409) return states[statusOf(offer)]
  if (status === 429) return 'Too many messages were sent. Please try again later.'
  if (status === 413) return 'What was sent is too large.'
  if (status >= 500) return 'Our server cannot answer at the moment. Please try again later.'
  return 'Please choose what to do with the offer.'
}
