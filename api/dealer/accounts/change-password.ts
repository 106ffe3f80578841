import type { EntityManager } from '@mikro-orm/sql'
import { endLinks } from './account-links.ts'
import { refuseGuessable } from './guessable.ts'
import { hashPassword } from './password.ts'
import { SessionEntity } from './session.entity.ts'
import { hashToken } from './sessions.ts'
import type { UserEntity } from './user.entity.ts'

/**
 * Sets a new password and ends all links, and all sessions except the one that asked for it.
 * @throws {ApiError} 400 for a password that is guessed first
 */
export async function changePassword(
  em: EntityManager,
  user: UserEntity,
  newPassword: string,
  token: string,
): Promise<void> {
  await refuseGuessable(em, 'newPassword', newPassword, user)
  const passwordHash = await hashPassword(newPassword)
  await em.transactional(async (transaction) => {
    transaction.assign(user, { passwordHash, demo: false })
    await endLinks(transaction, user.id)
    await transaction.nativeDelete(SessionEntity, {
      user: user.id,
      tokenHash: { $ne: hashToken(token) },
    })
  })
}
