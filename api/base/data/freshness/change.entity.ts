import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../personal/personal-data.ts'

export const ChangeEntity = defineEntity({
  name: 'Change',
  tableName: 'publication',
  properties: {
    id: p.integer().primary(),
    tags: p.json<string[]>().columnType('json'),
    createdAt: p.datetime(),
  },
})
export type ChangeEntity = InferEntity<typeof ChangeEntity>

export const changeTable = impersonal(ChangeEntity, {
  id: 'work',
  tags: 'work',
  createdAt: 'work',
})
