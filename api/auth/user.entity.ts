import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.integer().primary(),
    username: p.string().length(200).unique(),
    passwordHash: p.string().length(255),
    /** Whether the password is the public demo password. A start on a public address replaces it. */
    demo: p.boolean().default(false),
  },
})
export type UserEntity = InferEntity<typeof UserEntity>
