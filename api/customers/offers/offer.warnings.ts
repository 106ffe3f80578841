import { demoDataOnPaper } from '../../../shared/dealer/set-up.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import { type MachineState, stateOf } from '../../../shared/inquiries/machine-state.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { givesMachine, type OfferLine, piecesOf } from '../../../shared/offers/offer-input.ts'
import { taxObstacles, taxQuestion } from '../../../shared/offers/tax-mode.ts'
import { germanWords } from '../../../shared/offers/words.ts'
import type { OfferEntity } from './offer.entity.ts'
import { numberOf } from './offer-number.ts'
import { isThereOnce, isWaiting, type OfferedMachines } from './offered-machines.ts'
import { isSoldSince } from './sold-since.ts'
import type { Taken } from './taken-machines.ts'
import { isVatId } from './vat-id.ts'

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
