import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A mailbox that is read, and how far. */
export const InboxEntity = defineEntity({
  name: 'Inbox',
  properties: {
    /** Names the mailbox without saying anything of it. */
    key: p.string().length(64).primary(),
    /** The day on which it was first set: what came before is left alone. */
    since: p.datetime(),
    /** Under which its mails are numbered; null until it was reached. */
    uidValidity: p.string().length(20).nullable(),
    /** The highest number of those that were looked at. */
    lastUid: p.double().columnType('double precision').$type<number>().default(0),
    lastReadAt: p.datetime().nullable(),
    /** Why it cannot be read, in German. */
    error: p.text().nullable(),
    failingSince: p.datetime().nullable(),
    /** Whether the administrators have been told of it. */
    isTold: p.boolean().default(false),
    /** When somebody asked for it to be read at once. */
    askedAt: p.datetime().nullable(),
    /** How many of its mails became messages or inquiries, or said that one of ours came back. */
    taken: p.integer().default(0),
  },
})
export type InboxEntity = InferEntity<typeof InboxEntity>

export const inboxTable = impersonal(InboxEntity, {
  key: 'work',
  since: 'work',
  uidValidity: 'work',
  lastUid: 'work',
  lastReadAt: 'work',
  error: 'work',
  failingSince: 'work',
  isTold: 'work',
  askedAt: 'work',
  taken: 'work',
})
