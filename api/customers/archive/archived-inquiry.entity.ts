import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { InquiryFacts } from './archived-facts.ts'

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
