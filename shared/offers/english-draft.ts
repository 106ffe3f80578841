import type { OfferSettings } from '../dealer/offer-settings.ts'
import { keysOf } from '../values/records.ts'
import { counterpart, type Language } from '../writing/language.ts'
import { type KnownMachines, lineIn } from './english-lines.ts'
import { timeOfDelivery } from './machine-lines.ts'
import type { OfferContent } from './offer-input.ts'

type Offer = Pick<
  OfferSettings,
  'deliveryTime' | 'deliveryTimeEn' | 'paymentTerms' | 'paymentTermsEn' | 'closing' | 'closingEn'
>

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
export const proposedTexts = (offer: Offer): Record<Language, Texts> => ({
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
  known: KnownMachines & { offer: Offer },
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

/** The texts of an offer that begin with a proposal. */
export type ProposedText = 'intro' | 'deliveryTime' | 'paymentTerms' | 'closing'

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean)

const greets: Record<Language, RegExp> = { de: /^Guten Tag[ ,]/, en: /^Dear / }

/**
 * The texts of a draft in a language that were begun in the other one, and changed: they still greet as it does, or have
 * a sentence of its proposal.
 */
export function begunInOther(
  content: Pick<OfferContent, ProposedText>,
  language: Language,
  offer: Offer,
): ProposedText[] {
  const other = counterpart[language]
  const texts = proposedTexts(offer)
  const proposed = { ...texts[other], intro: firstIntro[other] }
  const own = { ...texts[language], intro: firstIntro[language] }
  const isBegun = (field: ProposedText) =>
    sentencesOf(proposed[field]).some(
      (sentence) => content[field].includes(sentence) && !own[field].includes(sentence),
    )
  return keysOf(proposed).filter(
    (field) => isBegun(field) || (field === 'intro' && greets[other].test(content.intro)),
  )
}
