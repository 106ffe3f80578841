import type { FieldErrors } from '../../../shared/calls/envelope.ts'
import { isExample } from '../../../shared/dealer/company.ts'
import { representationLabels } from '../../../shared/dealer/company-settings.ts'
import type { DealerContact } from '../../../shared/dealer/contact.ts'
import { demoDataOnPaper } from '../../../shared/dealer/set-up.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import { type MachineState, stateOf } from '../../../shared/inquiries/machine-state.ts'
import { IS_INCOMPLETE, missingInOffer } from '../../../shared/offers/decisions.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import {
  givesMachine,
  type OfferContent,
  type OfferLine,
  overlongTexts,
  piecesOf,
} from '../../../shared/offers/offer-input.ts'
import { taxObstacles, taxQuestion } from '../../../shared/offers/tax-mode.ts'
import { germanWords } from '../../../shared/offers/wording.ts'
import { unreadable } from '../../base/files/paper/fonts.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { OfferEntity } from './offer.entity.ts'
import {
  isSoldSince,
  isThereOnce,
  isWaiting,
  type OfferedMachines,
  type Taken,
} from './offer.machines.ts'
import { numberOf } from './offer-number.ts'
import { isVatId } from './vat-id.ts'

/** @throws {ApiError} 409 that names in `details` what is missing */
export function requireComplete(content: OfferContent, dealer: DealerContact, today: string): void {
  const details: FieldErrors = {}
  for (const [, field, sentence] of missingIn(content, dealer, today)) details[field] = [sentence]
  if (Object.keys(details).length > 0) throw new ApiError(409, IS_INCOMPLETE, { details })
}

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

const unavailable: Partial<Record<MachineState, string>> = {
  reserved: 'ist anderweitig reserviert',
  sold: 'ist verkauft',
}

const takenIn = { ordered: 'bestellten', accepted: 'angenommenen' } as const

/** That the dealer is still the demo's, whom nobody can buy from: under the field of the settings with its name. */
export function warningsAboutDealer(
  settings: Pick<Settings, 'company' | 'legal'>,
): Offer['warnings'] {
  const parts = demoDataOnPaper(settings)
  if (parts.length === 0) return {}
  const text = `Im Angebot stehen noch Angaben der Vorführung: ${parts.join(', ')}. Tragen Sie Ihre eigenen in den Einstellungen ein.`
  return { 'company.name': text }
}

/**
 * What the dealer should look at before a draft is sent, by field: a machine without a price, that cannot be had or that
 * the same customer has taken already, and more pieces of one than there are.
 * @param taken of any inquiries
 */
export function warningsAbout(
  draft: OfferEntity,
  machines: OfferedMachines,
  taken: Taken[],
): Offer['warnings'] {
  const { lines } = draft.content
  const { id: inquiry } = draft.inquiry
  const number = numberOf(draft)
  // A new version replaces what has its number.
  const before = taken.filter((one) => one.inquiry === inquiry && one.number !== number)
  const warnings = warningsAboutPieces(lines, machines)
  for (const [index, line] of lines.entries()) {
    const { kind, productId, title, unitPrice } = line
    if (unitPrice === 0 && (kind === 'machine' || kind === 'rent'))
      warnings[`lines.${index}.unitPrice`] = `„${title}“ steht mit 0 € im Angebot.`
    const machine = productId === null ? undefined : machines.get(productId)
    if (!machine || !givesMachine(line)) continue
    const offer = before.find(({ product }) => product === machine.id)
    const state = offer
      ? `steht schon im ${takenIn[offer.status]} Angebot ${offer.number}`
      : unavailable[stateOf(machine, (other) => other === inquiry)]
    if (state) warnings[`lines.${index}.title`] = `„${title}“ ${state}.`
  }
  return warnings
}

/** Where an offer gives more pieces of a machine than there are, by field. One that is not new is there once. */
function warningsAboutPieces(lines: OfferLine[], machines: OfferedMachines): Offer['warnings'] {
  const warnings: Offer['warnings'] = {}
  const offered = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const { productId, title } = line
    const machine = productId === null ? undefined : machines.get(productId)
    if (!machine || !givesMachine(line)) continue
    const pieces = (offered.get(machine.id) ?? 0) + piecesOf(line)
    offered.set(machine.id, pieces)
    const stockNumber = machine.stockNumber ? ` (Lagernummer ${machine.stockNumber})` : ''
    if (pieces > 1 && isThereOnce(machine))
      warnings[`lines.${index}.quantity`] =
        `„${title}“${stockNumber} gibt es nur einmal, angeboten sind ${pieces} Stück.`
  }
  return warnings
}

/** What is to be known of an offer that waits for an answer, by field. @param taken of any inquiries */
export function warningsAboutWaiting(
  offer: OfferEntity,
  machines: OfferedMachines,
  taken: Taken[],
): Offer['warnings'] {
  const { content, status } = offer
  if (!isWaiting(status)) return {}
  const consequence =
    status === 'sent'
      ? 'Der Kunde kann das Angebot so nicht mehr annehmen.'
      : 'Die Bestellung lässt sich so nicht bestätigen.'
  const isSold = isSoldSince(offer, machines, taken)
  const sold = content.lines.flatMap((line, index) =>
    isSold(line)
      ? [[`lines.${index}.title`, `${germanWords.soldSince([line])}. ${consequence}`]]
      : [],
  )
  return { ...warningsAboutPieces(content.lines, machines), ...Object.fromEntries(sold) }
}

/** What country, VAT ids and the kind of delivery do not agree about, by field, and what is asked of German VAT abroad. */
export function warningsAboutTax(
  content: OfferEntity['content'],
  { vatId }: Pick<Settings['legal'], 'vatId'>,
): Offer['warnings'] {
  const question = taxQuestion(content)
  return {
    ...taxObstacles(content, { own: vatId, isVatId }),
    ...(question && { taxMode: question }),
  }
}
