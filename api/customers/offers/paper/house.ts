import type { Dealer } from '../../../../shared/dealer/dealer.ts'
import { bankAccount } from '../../../../shared/dealer/offer-settings.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { filled } from '../../../../shared/texts/filled.ts'
import { fill, valuesOf } from '../../../../shared/texts/placeholders.ts'
import { terms } from '../../../../shared/texts/terms.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { findParts } from '../../../dealer/settings/settings.parts.ts'
import { findDealer, findLogo } from '../../../dealer/settings/settings.queries.ts'
import { findText } from '../../../dealer/texts/text.queries.ts'

/** What offers say of the dealer. */
export interface House extends Pick<SentOffer, 'bank' | 'terms'> {
  dealer: Dealer
  /** The bytes of the logo; null without one. */
  logo: Buffer | null
}

/** The dealer's data, account, terms and logo, as they are at this moment. */
export async function findHouse(db: Db): Promise<House> {
  const dealer = await findDealer(db)
  const { bank } = await findParts(db, { bank: bankAccount })
  const { content } = await findText(db, terms)
  const { body } = filled(terms.content, terms.content.parse(content), valuesOf(dealer))
  const logo = dealer.logo && (await findLogo(db, dealer.logo.src))
  return { dealer, bank, terms: fill(body.text, valuesOf(dealer)), logo }
}
