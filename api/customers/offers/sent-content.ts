import type { EntityManager } from '@mikro-orm/sql'
import { bankAccount } from '../../../shared/dealer/bank-account.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { type SentOffer, sentOffer } from '../../../shared/offers/sent-offer.ts'
import { totalsOf } from '../../../shared/offers/totals.ts'
import { filled } from '../../../shared/texts/filled.ts'
import { fill, valuesOf } from '../../../shared/texts/placeholders.ts'
import { terms } from '../../../shared/texts/terms.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { findParts } from '../../dealer/settings/settings.parts.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { findText } from '../../dealer/texts/text.queries.ts'
import { inLanguageOf } from './draft-language.ts'
import type { OfferEntity } from './offer.entity.ts'
import { languageOf, paperNumberOf } from './offer-number.ts'

/** All of an offer that its page and its paper show, as it is at this moment. */
export async function contentToSend(
  em: EntityManager,
  offer: OfferEntity,
  { author, pictures }: Pick<SentOffer, 'author' | 'pictures'>,
): Promise<SentOffer> {
  const now = new Date()
  const db = em.getKysely<Tables>()
  const dealer = await findDealer(db)
  const { bank } = await findParts(db, { bank: bankAccount })
  const { revision, inquiry } = offer
  const content = await inLanguageOf(em, inquiry, offer.content)
  const { body } = filled(
    terms.content,
    terms.content.parse((await findText(db, terms)).content),
    valuesOf(dealer),
  )
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
    terms: fill(body.text, valuesOf(dealer)),
    pictures,
  })
}
