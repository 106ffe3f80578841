import type { EntityManager } from '@mikro-orm/sql'
import type { AccountPolicy } from '../../shared/user.ts'
import { AccountPolicyEntity } from './account-policy.entity.ts'

const ONLY_ROW = 1

/** Whether every account needs a second factor. */
export async function requiresSecondFactor(em: EntityManager): Promise<boolean> {
  const policy = await em.findOne(AccountPolicyEntity, ONLY_ROW)
  return policy?.requiresSecondFactor ?? false
}

export async function setAccountPolicy(em: EntityManager, policy: AccountPolicy): Promise<void> {
  await em.upsert(AccountPolicyEntity, { id: ONLY_ROW, ...policy })
}
