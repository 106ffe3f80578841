import { keysOf } from '../values/records.ts'
import type { Language } from '../writing/language.ts'
import { counterpart, firstIntro, proposedTexts } from './english-draft.ts'
import type { OfferContent } from './offer-input.ts'

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
  offer: Parameters<typeof proposedTexts>[0],
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
