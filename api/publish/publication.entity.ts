import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** The publication log: one row a change, written in the change's own transaction. */
export const PublicationEntity = defineEntity({
  name: 'Publication',
  properties: {
    id: p.integer().primary(),
    tags: p.json<string[]>().columnType('json'),
    createdAt: p.datetime(),
  },
})
export type PublicationEntity = InferEntity<typeof PublicationEntity>
