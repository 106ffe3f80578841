import { defineEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../data/personal/personal-data.ts'

export const SecretEntity = defineEntity({
  name: 'Secret',
  properties: {
    name: p.string().length(32).primary(),
    value: p.string().length(64),
  },
})

export const secretTable = impersonal(SecretEntity, {
  name: 'work',
  value: 'secret',
})
