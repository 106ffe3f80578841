import { isExample } from '../../../shared/company.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { FieldErrors } from '../../../shared/envelope.ts'
import { isOver } from '../../../shared/offers/offer.ts'
import { type OfferContent, overlongTexts } from '../../../shared/offers/offer-input.ts'
import { ApiError } from '../../base/http/errors.ts'

const LACKS = 'Dem Angebot fehlt noch etwas'

type Lack = [isLacking: boolean, field: string, sentence: string]

/** What an offer still lacks: what the dealer's letters must name (§ 35a GmbHG), and fields of its own. */
function lacksOf(content: OfferContent, dealer: Dealer, today: string) {
  const { recipient, lines, validUntil, taxMode } = content
  const { managingDirector, registerCourt, registerNumber } = dealer.legal
  // The demo dealer's are examples, as all of him is. Nobody else may send them.
  const isOwn = (text: string) => text !== '' && (dealer.isDemo || !isExample(text))
  const lacks: Lack[] = [
    [
      !isOwn(managingDirector),
      'legal.managingDirector',
      'In den Einstellungen fehlt die Geschäftsführung (§ 35a GmbHG)',
    ],
    [
      !registerCourt || !isOwn(registerNumber),
      'legal.registerNumber',
      'In den Einstellungen fehlen Registergericht oder Handelsregisternummer (§ 35a GmbHG)',
    ],
    [
      !dealer.street || !dealer.postalCode || !dealer.city,
      'company.street',
      'In den Einstellungen fehlt die Anschrift',
    ],
    [
      !recipient.name && !recipient.company,
      'recipient.name',
      'Name oder Firma des Empfängers ist erforderlich',
    ],
    [
      taxMode === 'eu' && !recipient.vatId,
      'recipient.vatId',
      'Eine steuerfreie Lieferung in die EU braucht die USt-IdNr. des Empfängers',
    ],
    [isOver(validUntil, today), 'validUntil', '„Gültig bis“ liegt in der Vergangenheit'],
    [
      !lines.some(({ optional, kind }) => !optional && kind !== 'discount' && kind !== 'tradeIn'),
      'lines',
      'Mindestens eine Position muss zählen',
    ],
    ...overlongTexts(content).map(({ path, sentence }): Lack => [true, path.join('.'), sentence]),
  ]
  return lacks.filter(([isLacking]) => isLacking)
}

/** @throws {ApiError} 409 that names in `details` what an offer must have and lacks */
export function requireComplete(content: OfferContent, dealer: Dealer, today: string): void {
  const details: FieldErrors = {}
  for (const [, field, sentence] of lacksOf(content, dealer, today)) details[field] = [sentence]
  if (Object.keys(details).length > 0) throw new ApiError(409, LACKS, { details })
}
