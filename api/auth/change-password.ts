import type { EntityManager } from '@mikro-orm/sql'
import { hashPassword } from './password.ts'
import { SessionEntity } from './session.entity.ts'
import { hashToken } from './sessions.ts'
import type { UserEntity } from './user.entity.ts'

/** Sets a new password and ends all sessions except the one that asked for it. */
export async function changePassword(
  em: EntityManager,
  user: UserEntity,
  newPassword: string,
  token: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await em.transactional(async (transaction) => {
    transaction.assign(user, { passwordHash, demo: false })
    await transaction.nativeDelete(SessionEntity, {
      user: user.id,
      tokenHash: { $ne: hashToken(token) },
    })
  })
}
