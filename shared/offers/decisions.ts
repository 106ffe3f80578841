import { isOver, type OfferStatus } from './offer.ts'
import { counts, type OfferContent } from './offer-input.ts'
import { lowers } from './wording.ts'

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

export const IS_INCOMPLETE = 'Dem Angebot fehlt noch etwas'

/**
 * What an offer itself lacks before it can go to the customer, by field. What the dealer's letters must name besides
 * is not judged here.
 * @param today an ISO day, after which it must be valid
 */
export function missingInOffer(
  { recipient, lines, validUntil }: OfferContent,
  today: string,
): Record<string, string> {
  const all: [isMissing: boolean, field: string, sentence: string][] = [
    [
      !recipient.name && !recipient.company,
      'recipient.name',
      'Name oder Firma des Empfängers ist erforderlich',
    ],
    [isOver(validUntil, today), 'validUntil', '„Gültig bis“ liegt in der Vergangenheit'],
    [
      !lines.some((line) => counts(line) && !lowers(line)),
      'lines',
      'Das Angebot braucht mindestens eine Position, die zählt',
    ],
  ]
  return Object.fromEntries(
    all.filter(([isMissing]) => isMissing).map(([, field, sentence]) => [field, sentence]),
  )
}
