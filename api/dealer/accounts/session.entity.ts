import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { UserEntity } from './user.entity.ts'

export const SessionEntity = defineEntity({
  name: 'Session',
  properties: {
    /** SHA-256 of the token in hex, so that nobody who reads the database can log in with it. */
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(UserEntity).deleteRule('cascade').index(),
    /** For the list of sessions: `Firefox unter Windows`. */
    device: p.string().length(100),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
})
export type SessionEntity = InferEntity<typeof SessionEntity>

export const sessionTable = impersonal(SessionEntity, {
  tokenHash: 'secret',
  user: 'staff',
  device: 'staff',
  createdAt: 'staff',
  lastUsedAt: 'staff',
  expiresAt: 'work',
})
