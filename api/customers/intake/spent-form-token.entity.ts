import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A form token that an inquiry came with. */
export const SpentFormTokenEntity = defineEntity({
  name: 'SpentFormToken',
  properties: {
    token: p.string().length(64).primary(),
    spentAt: p.datetime().index(),
  },
})
export type SpentFormTokenEntity = InferEntity<typeof SpentFormTokenEntity>

export const spentFormTokenTable = impersonal(SpentFormTokenEntity, {
  token: 'work',
  spentAt: 'work',
})
