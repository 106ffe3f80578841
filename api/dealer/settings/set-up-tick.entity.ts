import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { SetUpKey } from '../../../shared/dealer/set-up.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A step of the way to an own site that somebody has ticked by hand. */
export const SetUpTickEntity = defineEntity({
  name: 'SetUpTick',
  properties: {
    key: p.text().$type<SetUpKey>().primary(),
  },
})
export type SetUpTickEntity = InferEntity<typeof SetUpTickEntity>

export const setUpTickTable = impersonal(SetUpTickEntity, {
  key: 'work',
})
