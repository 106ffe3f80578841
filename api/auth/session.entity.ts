import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { UserEntity } from './user.entity.ts'

export const SessionEntity = defineEntity({
  name: 'Session',
  properties: {
    /** SHA-256 of the token in hex; whoever reads the database cannot log in with it. */
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(UserEntity).deleteRule('cascade').index(),
    expiresAt: p.datetime().index(),
  },
})
export type SessionEntity = InferEntity<typeof SessionEntity>
