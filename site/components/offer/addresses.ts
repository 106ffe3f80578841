import { paths } from '../../../shared/addresses/paths.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'

/** Where a customer reads about the machines of an offer: in its language, if there are pages in it. */
export function machineAddresses({ language }: Pick<SentOffer, 'language'>, hasEnglish: boolean) {
  const { product, dataSheet, conditionReport } =
    language === 'en' && hasEnglish ? paths.english : paths
  return { product, dataSheet, conditionReport }
}
