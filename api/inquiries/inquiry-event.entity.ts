import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { InquiryEventKind } from '../../shared/inquiry.ts'
import { InquiryEntity } from './inquiry.entity.ts'

export const InquiryEventEntity = defineEntity({
  name: 'InquiryEvent',
  properties: {
    id: p.integer().primary(),
    inquiry: () => p.manyToOne(InquiryEntity).deleteRule('cascade').index(),
    at: p.datetime(),
    kind: p.string().length(16).$type<InquiryEventKind>(),
    text: p.text(),
    /** The name of the account; null where nobody did it, and from before names were kept. */
    author: p.string().length(200).nullable(),
  },
})
export type InquiryEventEntity = InferEntity<typeof InquiryEventEntity>
