import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Language } from '../../../shared/writing/language.ts'

/**
 * The page of an offer that was deleted with its inquiry: all that is left of it, so that the customer's link says that
 * the offer is withdrawn. Nothing in it says whose it was.
 */
export const WithdrawnOfferEntity = defineEntity({
  name: 'WithdrawnOffer',
  properties: {
    /** SHA-256 of the token that names the page. */
    tokenHash: p.string().length(64).primary(),
    at: p.datetime(),
    /** In which it was sent. */
    language: p.string().length(2).$type<Language>().default('de'),
  },
})
export type WithdrawnOfferEntity = InferEntity<typeof WithdrawnOfferEntity>
