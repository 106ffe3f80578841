import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { InquiryEventKind } from '../../../shared/inquiries/inquiry.ts'
import { InquiryEntity } from './inquiry.entity.ts'

export const InquiryEventEntity = defineEntity({
  name: 'InquiryEvent',
  properties: {
    id: p.integer().primary(),
    inquiry: () => p.manyToOne(InquiryEntity).deleteRule('cascade').index(),
    at: p.datetime(),
    kind: p.string().length(16).$type<InquiryEventKind>(),
    text: p.text(),
    /** The user who did it; null for what happened by itself. Stays when the account is deleted. */
    author: p.string().length(200).nullable(),
  },
})
export type InquiryEventEntity = InferEntity<typeof InquiryEventEntity>
