import type { WarrantySettings } from '../buying/warranty-settings.ts'
import type { OfferSettings } from '../dealer/offer-settings.ts'
import { timeOfDelivery } from './delivery-line.ts'
import { englishDescriptionLines } from './english-lines.ts'
import { descriptionLines, type OfferedMachine } from './machine-line.ts'
import type { OfferContent, OfferLine } from './offer-input.ts'

interface Known {
  /** The machines of its lines, by their numbers. */
  machines: ReadonlyMap<number, OfferedMachine>
  warranty: WarrantySettings
  offer: Pick<
    OfferSettings,
    'deliveryTime' | 'deliveryTimeEn' | 'paymentTerms' | 'paymentTermsEn' | 'closing' | 'closingEn'
  >
}

/** What follows the greeting, unless somebody writes something else. */
export const firstIntro = {
  de: 'vielen Dank für Ihre Anfrage. Gern bieten wir Ihnen an:',
  en: 'Thank you for your enquiry. We are pleased to offer you:',
} as const

/** What the product calls a line by itself, and what may follow it. */
const titles: readonly [german: string, english: string, rest: RegExp][] = [
  ['Miete je Monat', 'Rent per month', /^(?:: .+)?$/],
  ['Lieferung nach', 'Delivery to', /^ \d{5}$/],
  ['Lieferung', 'Delivery', /^$/],
  ['Nachlass', 'Discount', /^(?: \d+(?:,\d+)?\s?%)?$/],
  ['Inzahlungnahme', 'Trade-in', /^$/],
]

const percentInEnglish = (rest: string) =>
  rest.replace(/^ (\d+)(?:,(\d+))?\s?%$/, (_, whole: string, decimals?: string) =>
    decimals ? ` ${whole}.${decimals}%` : ` ${whole}%`,
  )

function englishTitle(title: string): string {
  for (const [german, english, rest] of titles) {
    const more = title.slice(german.length)
    if (title.startsWith(german) && rest.test(more)) return english + percentInEnglish(more)
  }
  return title
}

/** Each line of it that is the product's own. */
function englishDescription(
  { productId, description }: Pick<OfferLine, 'productId' | 'description'>,
  { machines, warranty }: Known,
): string {
  const machine = productId === null ? undefined : machines.get(productId)
  if (!machine) return description
  const english = englishDescriptionLines(machine, warranty)
  const own = new Map(
    descriptionLines(machine, warranty).map((line, index) => [line, english[index] ?? line]),
  )
  return description
    .split('\n')
    .map((line) => (line && own.get(line)) || line)
    .join('\n')
}

const PICK_UP = /^(.+), ab Standort (.+)$/

const englishLine = (line: OfferLine, known: Known): OfferLine => ({
  ...line,
  title: englishTitle(line.title),
  description:
    line.kind === 'delivery'
      ? line.description.replace(PICK_UP, '$1, ex works $2')
      : englishDescription(line, known),
})

/** Where the product has greeted, and nothing but its own words follow. */
const FIRST_INTRO = new RegExp(`^(?:Guten Tag|Dear)(?: [^\\n]+)?,\\n\\n${firstIntro.de}$`)

/**
 * A draft for somebody who is written to in English: what the product has written by itself is English, and what
 * somebody has typed stays as it is.
 * @param greeting in English
 */
export function englishDraft(content: OfferContent, greeting: string, known: Known): OfferContent {
  const { offer } = known
  const own = (text: string, german: string, english: string) => (text === german ? english : text)
  const { deliveryTime, paymentTerms, closing, intro } = content
  return {
    ...content,
    lines: content.lines.map((line) => englishLine(line, known)),
    intro: FIRST_INTRO.test(intro) ? `${greeting}\n\n${firstIntro.en}` : intro,
    deliveryTime: own(
      own(deliveryTime, offer.deliveryTime, offer.deliveryTimeEn),
      timeOfDelivery(offer.deliveryTime),
      englishTimeOfDelivery(offer.deliveryTimeEn),
    ),
    paymentTerms: own(paymentTerms, offer.paymentTerms, offer.paymentTermsEn),
    closing: own(closing, offer.closing, offer.closingEn),
  }
}

/** As `timeOfDelivery`. */
export const englishTimeOfDelivery = (deliveryTime: string): string =>
  deliveryTime.replace(/[,;]? *\bex works\b[^,;.\n]*/gi, '').trim()
