import type { EntityManager } from '@mikro-orm/sql'
import type { LoginInput } from '../../shared/auth.ts'
import { ApiError } from '../errors.ts'
import { verifyPassword } from './password.ts'
import { createThrottle } from './throttle.ts'
import { UserEntity } from './user.entity.ts'

const WINDOW_SECONDS = 15 * 60
const PER_USERNAME_AND_ADDRESS = 10
const PER_ADDRESS = 50
const TOO_MANY = 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in einigen Minuten erneut.'

export type LoginGuard = ReturnType<typeof createLoginGuard>

/** Lets a username and password pass, slowly for whoever guesses. */
export function createLoginGuard() {
  const pairs = createThrottle(PER_USERNAME_AND_ADDRESS, WINDOW_SECONDS, TOO_MANY)
  const addresses = createThrottle(PER_ADDRESS, WINDOW_SECONDS, TOO_MANY)

  return {
    /** @throws {ApiError} 401 for a wrong pair, 429 for too many failures */
    async check(em: EntityManager, input: LoginInput, address: string): Promise<UserEntity> {
      const pair = JSON.stringify([input.username.toLowerCase(), address])
      // Counted before the password is checked: a burst in parallel gains nothing.
      await addresses.count(address)
      await pairs.count(pair)
      const user = await em.findOne(UserEntity, { username: input.username })
      if (!(await verifyPassword(user?.passwordHash ?? null, input.password)) || !user)
        throw new ApiError(401, 'Ungültige Anmeldedaten')
      await Promise.all([addresses.forgive(address), pairs.forgive(pair)])
      return user
    },
  }
}
