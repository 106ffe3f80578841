import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import type { InquiryFacts, MessageFacts, OfferFacts } from './archived-facts.ts'

/** The inquiry of somebody who was erased, whose accepted offer the law wants kept. Nothing of it changes any more. */
export const ArchivedInquiryEntity = defineEntity({
  name: 'ArchivedInquiry',
  properties: {
    /** The number that it had. */
    id: p.integer().primary().autoincrement(false),
    /** The last day on which the law wants it kept, as `2032-12-31`. */
    until: p.string().length(10).index(),
    name: p.string().length(200),
    company: p.string().length(200),
    email: p.string().length(254),
    mailbox: p.string().length(254),
    phone: p.string().length(50),
    phoneNumber: p.string().length(50),
    facts: p.json<InquiryFacts>().columnType('json').lazy(),
    createdAt: p.datetime(),
  },
})
export type ArchivedInquiryEntity = InferEntity<typeof ArchivedInquiryEntity>

export const ArchivedMessageEntity = defineEntity({
  name: 'ArchivedMessage',
  properties: {
    /** The number that it had. */
    id: p.integer().primary().autoincrement(false),
    inquiry: () => p.manyToOne(ArchivedInquiryEntity).deleteRule('cascade').index(),
    facts: p.json<MessageFacts>().columnType('json'),
  },
})
export type ArchivedMessageEntity = InferEntity<typeof ArchivedMessageEntity>

/** A file of a message that is kept. Its bytes stay where they were in the storage. */
export const ArchivedFileEntity = defineEntity({
  name: 'ArchivedFile',
  properties: {
    message: () => p.manyToOne(ArchivedMessageEntity).deleteRule('cascade').index(false).primary(),
    /** Counts from 0. */
    position: p.integer().primary(),
    name: p.string().length(200),
    /** A media type. */
    type: p.string().length(100),
    /** In bytes. */
    size: p.integer(),
    /** Under which the storage has its bytes. */
    file: p.string().length(32).unique(),
  },
})
export type ArchivedFileEntity = InferEntity<typeof ArchivedFileEntity>

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
