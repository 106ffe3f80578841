import { defineEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../data/personal/personal-data.ts'

/** The key of a change that was made, with what it was made to. */
export const AcceptedKeyEntity = defineEntity({
  name: 'AcceptedKey',
  properties: {
    key: p.string().length(36).primary(),
    /** The account that sent it; without a reference, so that a key outlives its account. */
    account: p.integer(),
    subject: p.integer(),
    /** SHA-256 of what was sent with it, and where to; empty for those of before. */
    request: p.string().length(64).default(''),
    at: p.datetime().index(),
  },
})

export const acceptedKeyTable = impersonal(AcceptedKeyEntity, {
  request: 'work',
  key: 'work',
  account: 'staff',
  subject: 'work',
  at: 'work',
})
