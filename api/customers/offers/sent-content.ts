import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { type SentOffer, sentOffer } from '../../../shared/offers/sent-offer.ts'
import { totalsOf } from '../../../shared/offers/totals.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { inLanguageOf } from './draft-language.ts'
import type { OfferEntity } from './offer.entity.ts'
import { languageOf, paperNumberOf } from './offer-number.ts'
import type { House } from './paper/house.ts'

/** All of an offer that its page and its paper show, as it is at this moment. */
export async function contentToSend(
  em: EntityManager,
  offer: OfferEntity,
  { dealer, bank, terms }: House,
  { author, pictures }: Pick<SentOffer, 'author' | 'pictures'>,
): Promise<SentOffer> {
  const now = new Date()
  const { revision, inquiry } = offer
  const content = await inLanguageOf(em, inquiry, offer.content)
  return sentOffer.parse({
    ...content,
    language: languageOf(offer),
    number: paperNumberOf(offer),
    revision,
    issued: berlinDay(now),
    issuedAt: now.toISOString(),
    receipt: receiptNumber(inquiry.id, inquiry.createdAt),
    author,
    totals: totalsOf(content.lines, { taxMode: content.taxMode, vatRate: dealer.vatRate }),
    dealer,
    bank,
    terms,
    pictures,
  })
}
