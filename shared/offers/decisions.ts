import type { OfferStatus } from './offer.ts'

/** Who decides: the customer on the offer's page, or the staff. */
export type Party = 'customer' | 'staff'

/** What can be done about an offer. Staff who accept or decline note what a customer has told them. */
export type OfferDecision =
  | 'accept'
  | 'decline'
  | 'confirm'
  | 'refuse'
  | 'withdraw'
  | 'reopen'
  | 'revise'

/** What each state allows, what is most likely first. Whoever has ordered may still call it off on the telephone. */
const decisions: Record<OfferStatus, Partial<Record<Party, readonly OfferDecision[]>>> = {
  draft: {},
  sent: {
    customer: ['accept', 'decline'],
    staff: ['accept', 'decline', 'withdraw', 'revise'],
  },
  ordered: { staff: ['confirm', 'refuse', 'decline', 'withdraw', 'revise'] },
  accepted: { staff: ['reopen'] },
  declined: { staff: ['revise'] },
  expired: { staff: ['revise'] },
  withdrawn: { staff: ['revise'] },
  superseded: {},
}

export const decisionsOf = (party: Party, status: OfferStatus): readonly OfferDecision[] =>
  decisions[status][party] ?? []

export const mayDecide = (party: Party, decision: OfferDecision, status: OfferStatus): boolean =>
  decisionsOf(party, status).includes(decision)
