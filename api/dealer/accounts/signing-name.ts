import type { EntityManager } from '@mikro-orm/sql'
import { UserEntity } from './user.entity.ts'

/** The name with which an account signs. */
export const signingName = ({ name, username }: { name?: string | null; username: string }) =>
  name || username

/** The same of the one who calls. */
export async function nameOfAccount(
  em: EntityManager,
  { id, username }: { id: number; username: string },
): Promise<string> {
  return signingName((await em.findOne(UserEntity, id)) ?? { username })
}

/** The same with its number. */
export const authorOf = async (em: EntityManager, user: { id: number; username: string }) => ({
  id: user.id,
  name: await nameOfAccount(em, user),
})
