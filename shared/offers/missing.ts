import { isOver } from './offer.ts'
import { counts, type OfferContent } from './offer-input.ts'
import { lowers } from './wording.ts'

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
