import type { EntityManager } from '@mikro-orm/sql'
import { signingName, UserEntity } from './user.entity.ts'

/** The person that customers may read of in place of an account; null for one that has no name but its login. */
export async function personOf(em: EntityManager, { id }: { id: number }): Promise<string | null> {
  const found = await em.findOne(UserEntity, id)
  return found?.name || null
}

/** As whom a customer reads of somebody who has written under this name; null for a login. */
export async function authorForCustomers(
  em: EntityManager,
  author: string | null,
): Promise<string | null> {
  const account = author && (await em.findOne(UserEntity, { username: author }))
  return account ? account.name || null : author
}

/** The account of the one who calls: its number, and the name with which it signs. */
export const authorOf = async (em: EntityManager, user: { id: number; username: string }) => ({
  id: user.id,
  name: signingName((await em.findOne(UserEntity, user.id)) ?? user),
})
