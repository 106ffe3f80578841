import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { ArchivedMessageEntity } from './archived-message.entity.ts'

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
