import type { EntityManager } from '@mikro-orm/sql'
import { UserEntity } from './user.entity.ts'

/** One form of a name, by which names are compared: `ADMIN` is `admin`, however a letter is put together. */
export const plainUsername = (username: string) =>
  username.normalize('NFC').toLowerCase().normalize('NFC')

/**
 * The account of that name. Of several that differ in case alone, as they once could, each is meant only by its exact
 * name. Compared here, because databases do not agree on the case of letters beyond ASCII.
 */
export async function findByUsername(
  em: EntityManager,
  username: string,
): Promise<UserEntity | null> {
  const [first = null, ...others] = await findAlike(em, username)
  if (others.length === 0) return first
  return em.findOne(UserEntity, { username })
}

/** Whether another account has a name that differs in case or composition at most. */
export async function isTaken(em: EntityManager, username: string, by?: number): Promise<boolean> {
  const alike = await findAlike(em, username)
  return alike.some(({ id }) => id !== by)
}

async function findAlike(em: EntityManager, username: string): Promise<UserEntity[]> {
  const all = await em.find(
    UserEntity,
    {},
    { fields: ['id', 'username'], disableIdentityMap: true },
  )
  const ids = all
    .filter((user) => plainUsername(user.username) === plainUsername(username))
    .map(({ id }) => id)
  return em.find(UserEntity, { id: { $in: ids } })
}
