import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { MessageEntity } from './message.entity.ts'

/** A file as it was when its message was written. */
export const MessageAttachmentEntity = defineEntity({
  name: 'MessageAttachment',
  properties: {
    message: () => p.manyToOne(MessageEntity).deleteRule('cascade').index(false).primary(),
    /** Counts from 0. */
    position: p.integer().primary(),
    name: p.string().length(200),
    /** A media type. */
    type: p.string().length(100),
    /** In bytes. */
    size: p.integer(),
    /** The bytes in Base64, so that a backup holds them as any other text. */
    content: p.text().lazy(),
  },
})
export type MessageAttachmentEntity = InferEntity<typeof MessageAttachmentEntity>
