import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { UserEntity } from './user.entity.ts'

/** Stands in for a code of the second factor when the telephone is lost. Deleted when it is used. */
export const RecoveryCodeEntity = defineEntity({
  name: 'RecoveryCode',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(UserEntity).deleteRule('cascade').index(),
    /** SHA-256 in hex. The codes are random, so a slow hash would protect them no better. */
    codeHash: p.string().length(64),
  },
})
export type RecoveryCodeEntity = InferEntity<typeof RecoveryCodeEntity>

export const recoveryCodeTable = impersonal(RecoveryCodeEntity, {
  id: 'work',
  user: 'staff',
  codeHash: 'secret',
})
