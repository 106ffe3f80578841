import type { EntityManager } from '@mikro-orm/sql'
import { demoDataOnPaper } from '../../../shared/dealer/set-up.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import { type MachineState, stateOf } from '../../../shared/inquiries/machine-state.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { givesMachine, type OfferLine, piecesOf } from '../../../shared/offers/offer-input.ts'
import { taxObstacles, taxQuestion } from '../../../shared/offers/tax-mode.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import type { OfferEntity } from './offer.entity.ts'
import { numberOf } from './offer-number.ts'
import type { Taken } from './taken-machines.ts'
import { isVatId } from './vat-id.ts'

const fields = ['id', 'stockNumber', 'condition', 'status', 'reservedFor'] as const
type OfferedMachines = Map<number, Pick<ProductEntity, (typeof fields)[number]>>

/** The machines of these offers that somebody still decides about, by their numbers. */
export async function findOfferedMachines(
  em: EntityManager,
  offers: OfferEntity[],
): Promise<OfferedMachines> {
  const ids = offers
    .filter(({ status }) => status === 'draft' || isWaiting(status))
    .flatMap(({ content }) => content.lines.flatMap(({ productId }) => productId ?? []))
  const found = await em.find(
    ProductEntity,
    { id: { $in: ids } },
    { fields, disableIdentityMap: true },
  )
  return new Map(found.map((product) => [product.id, product]))
}

/** Whether an offer is with the customer, or ordered: the machines are not reserved yet. */
export const isWaiting = (status: OfferEntity['status']): boolean =>
  status === 'sent' || status === 'ordered'

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
export function warningsAboutPieces(
  lines: OfferLine[],
  machines: OfferedMachines,
): Offer['warnings'] {
  const warnings: Offer['warnings'] = {}
  const offered = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const { productId, title } = line
    const machine = productId === null ? undefined : machines.get(productId)
    if (!machine || !givesMachine(line)) continue
    const pieces = (offered.get(machine.id) ?? 0) + piecesOf(line)
    offered.set(machine.id, pieces)
    const stockNumber = machine.stockNumber ? ` (Lagernummer ${machine.stockNumber})` : ''
    if (pieces > 1 && machine.condition !== 'new')
      warnings[`lines.${index}.quantity`] =
        `„${title}“${stockNumber} gibt es nur einmal, angeboten sind ${pieces} Stück.`
  }
  return warnings
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
