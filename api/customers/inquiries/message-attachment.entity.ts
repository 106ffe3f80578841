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
    /** Under which the storage has its bytes; `message-files.ts` knows where. */
    file: p.string().length(32).unique(),
  },
})
export type MessageAttachmentEntity = InferEntity<typeof MessageAttachmentEntity>
