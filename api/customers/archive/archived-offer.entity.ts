import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import type { OfferFacts } from './archived-facts.ts'
import { ArchivedInquiryEntity } from './archived-inquiry.entity.ts'

export const ArchivedOfferEntity = defineEntity({
  name: 'ArchivedOffer',
  properties: {
    /** The number that its row had. */
    id: p.integer().primary().autoincrement(false),
    inquiry: () => p.manyToOne(ArchivedInquiryEntity).deleteRule('cascade').index(),
    facts: p.json<OfferFacts>().columnType('json'),
    sent: p.json<SentOffer>().columnType('json').lazy(),
    /** Its paper in Base64. */
    pdf: p.text().lazy(),
    pdfSha256: p.string().length(64),
  },
})
export type ArchivedOfferEntity = InferEntity<typeof ArchivedOfferEntity>
