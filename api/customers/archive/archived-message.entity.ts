import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MessageFacts } from './archived-facts.ts'
import { ArchivedInquiryEntity } from './archived-inquiry.entity.ts'

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
