import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** One row with the rules that hold for all accounts; without it none of them holds. */
export const AccountPolicyEntity = defineEntity({
  name: 'AccountPolicy',
  properties: {
    id: p.integer().primary().autoincrement(false),
    requiresSecondFactor: p.boolean(),
  },
})
export type AccountPolicyEntity = InferEntity<typeof AccountPolicyEntity>
