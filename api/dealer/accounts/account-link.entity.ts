import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { UserEntity } from './user.entity.ts'

/** A link by which somebody sets the password of an account, once. */
export const AccountLinkEntity = defineEntity({
  name: 'AccountLink',
  properties: {
    /** SHA-256 of the link's token in hex. */
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(UserEntity).deleteRule('cascade').index(),
    expiresAt: p.datetime().index(),
  },
})
export type AccountLinkEntity = InferEntity<typeof AccountLinkEntity>

export const accountLinkTable = impersonal(AccountLinkEntity, {
  tokenHash: 'secret',
  user: 'staff',
  expiresAt: 'work',
})
