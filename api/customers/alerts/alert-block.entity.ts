import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A mailbox whose owner wants no mail about search alerts ever again, in a form that nobody can read. */
export const AlertBlockEntity = defineEntity({
  name: 'AlertBlock',
  properties: {
    id: p.integer().primary(),
    /** The mailbox. */
    hash: p.string().length(64).unique(),
    /** The key with which it was made: that of the database in which it was asked for. */
    key: p.string().length(64),
    /** The token with which it was asked for, so that a second press is known as one. */
    tokenHash: p.string().length(64),
    at: p.datetime(),
  },
})
export type AlertBlockEntity = InferEntity<typeof AlertBlockEntity>
