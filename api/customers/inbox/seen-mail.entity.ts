import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/**
 * A mail that was looked at, whether it was taken or left alone: it is never looked at again, also when the mailbox
 * numbers its mails anew.
 */
export const SeenMailEntity = defineEntity({
  name: 'SeenMail',
  properties: {
    /** A hash of its Message-ID and date, in hex. */
    key: p.string().length(64).primary(),
    at: p.datetime().index(),
  },
})
export type SeenMailEntity = InferEntity<typeof SeenMailEntity>

export const seenMailTable = impersonal(SeenMailEntity, { key: 'work', at: 'work' })
