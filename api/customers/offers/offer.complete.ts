import type { FieldErrors } from '../../../shared/calls/envelope.ts'
import { isExample } from '../../../shared/dealer/company.ts'
import { representationLabels } from '../../../shared/dealer/company-settings.ts'
import type { DealerContact } from '../../../shared/dealer/contact.ts'
import { IS_INCOMPLETE, missingInOffer } from '../../../shared/offers/decisions.ts'
import { type OfferContent, overlongTexts } from '../../../shared/offers/offer-input.ts'
import { taxObstacles } from '../../../shared/offers/tax-mode.ts'
import { unreadable } from '../../base/files/paper/fonts.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { isVatId } from './vat-id.ts'

type Missing = [isMissing: boolean, field: string, sentence: string]

/** What is missing in an offer: what the dealer's letters must name (§ 35a GmbHG), and what it lacks itself. */
function missingIn(content: OfferContent, dealer: DealerContact, today: string) {
  const { representedBy, managingDirector, registerCourt, registerNumber } = dealer.legal
  // A sole trader need not be in the register.
  const isRegistered = !['owner', 'ownerFemale'].includes(representedBy)
  // The texts of the demo dealer are examples. Nobody else may send them.
  const isForeign = (text: string) => !dealer.isDemo && isExample(text)
  const isOwn = (text: string) => text !== '' && !isForeign(text)
  const all: Missing[] = [
    [
      !isOwn(managingDirector),
      'legal.managingDirector',
      representedBy === 'directors'
        ? 'In den Einstellungen fehlt die Geschäftsführung (§ 35a GmbHG)'
        : `In den Einstellungen fehlt, wer vertritt: ${representationLabels[representedBy]}`,
    ],
    [
      isRegistered ? !registerCourt || !isOwn(registerNumber) : isForeign(registerNumber),
      'legal.registerNumber',
      'In den Einstellungen fehlen Registergericht oder Handelsregisternummer (§ 35a GmbHG)',
    ],
    [
      !dealer.street || !dealer.postalCode || !dealer.city,
      'company.street',
      'In den Einstellungen fehlt die Anschrift',
    ],
    ...Object.entries({
      ...missingInOffer(content, today),
      ...taxObstacles(content, { own: dealer.legal.vatId, isVatId }),
    }).map(([field, sentence]): Missing => [true, field, sentence]),
    ...unprintable({ ...content, ...dealerTexts(dealer) }),
    ...overlongTexts(content).map(
      ({ path, sentence }): Missing => [true, path.join('.'), sentence],
    ),
  ]
  return all.filter(([isMissing]) => isMissing)
}

/** What the letter names besides the offer's own texts. */
const dealerTexts = ({ name, street, city, legal }: DealerContact) => ({
  company: { name, street, city },
  legal: { managingDirector: legal.managingDirector, registerCourt: legal.registerCourt },
})

/** The texts with characters that the fonts of the paper do not have, by field. */
function unprintable(texts: object, before = ''): Missing[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): Missing[] => {
    const field = before + key
    if (typeof value === 'object' && value !== null) return unprintable(value, `${field}.`)
    const signs = typeof value === 'string' ? unreadable(value) : []
    const sentence = `Diese Zeichen kann das Papier nicht zeigen: ${signs.slice(0, SHOWN).join(' ')}`
    return signs.length > 0 ? [[true, field, sentence]] : []
  })
}

/** How many characters a sentence names. */
const SHOWN = 20

/** @throws {ApiError} 409 that names in `details` what is missing */
export function requireComplete(content: OfferContent, dealer: DealerContact, today: string): void {
  const details: FieldErrors = {}
  for (const [, field, sentence] of missingIn(content, dealer, today)) details[field] = [sentence]
  if (Object.keys(details).length > 0) throw new ApiError(409, IS_INCOMPLETE, { details })
}
