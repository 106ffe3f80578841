import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import type { LoginInput } from '../../shared/auth.ts'
import { verifyPassword } from './password.ts'
import { createThrottle } from './throttle.ts'
import { UserEntity } from './user.entity.ts'

const WINDOW_SECONDS = 15 * 60
const PER_USERNAME_AND_ADDRESS = 10
const PER_ADDRESS = 50
const TOO_MANY = 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in einigen Minuten erneut.'

export type LoginGuard = ReturnType<typeof createLoginGuard>

/** Checks username and password, and slows down guessing. */
export function createLoginGuard(now?: () => number) {
  const pairs = createThrottle(PER_USERNAME_AND_ADDRESS, WINDOW_SECONDS, TOO_MANY, now)
  const addresses = createThrottle(PER_ADDRESS, WINDOW_SECONDS, TOO_MANY, now)

  return {
    /**
     * The user, or null if name and password do not match.
     * @throws {ApiError} 429 for too many failures
     */
    async check(
      em: EntityManager,
      { username, password }: LoginInput,
      address: string,
    ): Promise<UserEntity | null> {
      const pair = pairKey(username, address)
      // Counted before the password is checked, so that many attempts at once gain nothing.
      await addresses.count(address)
      try {
        await pairs.count(pair)
      } catch (refusal) {
        // No password was checked, so this must not lock the address out of other names.
        await addresses.forgive(address)
        throw refusal
      }
      const user = await em.findOne(UserEntity, { username })
      if (!(await verifyPassword(user?.passwordHash ?? null, password))) return null
      await Promise.all([addresses.forgive(address), pairs.forgive(pair)])
      return user
    },
  }
}

/** A hash, so that the key is short even for a very long name. */
function pairKey(username: string, address: string): string {
  const pair = JSON.stringify([username.toLowerCase(), address])
  return createHash('sha256').update(pair).digest('base64url')
}
