import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A mail that lies in the mailbox and was not taken: it waits for its turn, or was passed over. */
export const SetAsideMailEntity = defineEntity({
  name: 'SetAsideMail',
  properties: {
    /** As that of a mail that was seen. */
    key: p.string().length(64).primary(),
    inbox: p.string().length(64),
    uid: p.double().columnType('double precision').$type<number>(),
    at: p.datetime(),
    /** The address that it names as its sender; empty if it names none. */
    sender: p.string().length(254).default(''),
    mailbox: p.string().length(254).default('').index(),
    subject: p.string().length(200).default(''),
    reason: p.text(),
    attempts: p.integer().default(0),
    /** When it is looked at again; null if it was passed over. */
    retryAt: p.datetime().nullable(),
    /** It was taken, and noted besides. */
    taken: p.boolean().default(false),
    /** Somebody wants it taken, whatever speaks against that. */
    byHand: p.boolean().default(false),
    notedAt: p.datetime().index(),
  },
})
export type SetAsideMailEntity = InferEntity<typeof SetAsideMailEntity>
