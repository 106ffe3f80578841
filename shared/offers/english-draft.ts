import type { WarrantySettings } from '../buying/warranty-settings.ts'
import type { OfferSettings } from '../dealer/offer-settings.ts'
import type { Language } from '../writing/language.ts'
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

/** As `timeOfDelivery`. */
export const englishTimeOfDelivery = (deliveryTime: string): string =>
  deliveryTime.replace(/[,;]? *\bex works\b[^,;.\n]*/gi, '').trim()

/** `timeOfDelivery` of each language. */
export const timesOfDelivery = { de: timeOfDelivery, en: englishTimeOfDelivery } as const

type Texts = Pick<OfferContent, 'deliveryTime' | 'paymentTerms' | 'closing'>

/** What an offer in each language begins with. */
export const proposedTexts = (offer: Known['offer']): Record<Language, Texts> => ({
  de: {
    deliveryTime: offer.deliveryTime,
    paymentTerms: offer.paymentTerms,
    closing: offer.closing,
  },
  en: {
    deliveryTime: offer.deliveryTimeEn,
    paymentTerms: offer.paymentTermsEn,
    closing: offer.closingEn,
  },
})

/** The one that a text may still be in. */
export const counterpart: Record<Language, Language> = { de: 'en', en: 'de' }

/** What the product calls a line by itself, and what may follow it. */
const titles: readonly (Record<Language, string> & { rest: RegExp })[] = [
  { de: 'Miete je Monat', en: 'Rent per month', rest: /^(?:: .+)?$/ },
  { de: 'Lieferung nach', en: 'Delivery to', rest: /^ \d{5}$/ },
  { de: 'Lieferung', en: 'Delivery', rest: /^$/ },
  { de: 'Nachlass', en: 'Discount', rest: /^(?: \d+(?:[.,]\d+)?\s?%)?$/ },
  { de: 'Inzahlungnahme', en: 'Trade-in', rest: /^$/ },
]

const percentIn: Record<Language, (rest: string) => string> = {
  de: (rest) => rest.replace(PERCENT, (_, whole, decimals = '') => ` ${whole}${comma(decimals)} %`),
  en: (rest) => rest.replace(PERCENT, (_, whole, decimals = '') => ` ${whole}${point(decimals)}%`),
}
const PERCENT = /^ (\d+)([.,]\d+)?\s?%$/
const comma = (decimals: string) => decimals.replace('.', ',')
const point = (decimals: string) => decimals.replace(',', '.')

function titleIn(language: Language, title: string): string {
  for (const { rest, ...named } of titles) {
    const former = named[counterpart[language]]
    const more = title.slice(former.length)
    if (title.startsWith(former) && rest.test(more))
      return named[language] + percentIn[language](more)
  }
  return title
}

/** Each line of it that is the product's own. */
function descriptionIn(
  language: Language,
  { productId, description }: Pick<OfferLine, 'productId' | 'description'>,
  { machines, warranty }: Known,
): string {
  const machine = productId === null ? undefined : machines.get(productId)
  if (!machine) return description
  const lines = {
    de: descriptionLines(machine, warranty),
    en: englishDescriptionLines(machine, warranty),
  }
  const own = new Map(
    lines[counterpart[language]].map((line, index) => [line, lines[language][index] ?? line]),
  )
  return description
    .split('\n')
    .map((line) => (line && own.get(line)) || line)
    .join('\n')
}

const pickUpIn: Record<Language, (description: string) => string> = {
  de: (description) => description.replace(/^(.+), ex works (.+)$/, '$1, ab Standort $2'),
  en: (description) => description.replace(/^(.+), ab Standort (.+)$/, '$1, ex works $2'),
}

const lineIn = (language: Language, line: OfferLine, known: Known): OfferLine => ({
  ...line,
  title: titleIn(language, line.title),
  description:
    line.kind === 'delivery'
      ? pickUpIn[language](line.description)
      : descriptionIn(language, line, known),
})

/** Where the product has greeted, and nothing but its own words in a language follow. */
const isFirstIntro = (language: Language, intro: string) =>
  new RegExp(`^(?:Guten Tag|Dear)(?: [^\\n]+)?,\\n\\n${firstIntro[language]}$`).test(intro)

/** A text in its language where it is the proposal of the other one, which an empty text never is. */
const proposalIn = (language: Language, text: string, proposal: Record<Language, string>) =>
  text !== '' && text === proposal[counterpart[language]] ? proposal[language] : text

/**
 * A draft for somebody who is written to in a language: what the product has written by itself is in it, and what
 * somebody has typed stays as it is.
 * @param greeting in the language
 */
export function draftIn(
  language: Language,
  content: OfferContent,
  greeting: string,
  known: Known,
): OfferContent {
  const { de, en } = proposedTexts(known.offer)
  const proposed = (field: keyof Texts, text: string) =>
    proposalIn(language, text, { de: de[field], en: en[field] })
  const time = proposed('deliveryTime', content.deliveryTime)
  return {
    ...content,
    lines: content.lines.map((line) => lineIn(language, line, known)),
    intro: isFirstIntro(counterpart[language], content.intro)
      ? `${greeting}\n\n${firstIntro[language]}`
      : content.intro,
    deliveryTime: proposalIn(language, time, {
      de: timeOfDelivery(de.deliveryTime),
      en: englishTimeOfDelivery(en.deliveryTime),
    }),
    paymentTerms: proposed('paymentTerms', content.paymentTerms),
    closing: proposed('closing', content.closing),
  }
}
