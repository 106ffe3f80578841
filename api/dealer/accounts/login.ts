import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import type { Needs } from '../../../shared/accounts/auth.ts'
import type { LoginInput } from '../../../shared/accounts/login-input.ts'
import type { TotpRemoval } from '../../../shared/accounts/totp.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import { verifyPassword } from './password.ts'
import { spendCode, WRONG_CODE } from './totp.ts'
import { UserEntity } from './user.entity.ts'
import { findByUsername, plainUsername } from './usernames.ts'

const WINDOW_SECONDS = 15 * 60
const PER_USERNAME_AND_ADDRESS = 10
const PER_ADDRESS = 50
/** Wrong codes after a right password, wherever they come from: somebody has stolen the password. */
const CODES_PER_USER = 20
const TOO_MANY = 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in einigen Minuten erneut.'
const CODE_MISSING = 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.'

export const WRONG_PASSWORD = 'Das aktuelle Passwort ist falsch'

export type LoginGuard = ReturnType<typeof createLoginGuard>
type Password = Pick<LoginInput, 'username' | 'password'>

/** Checks username, password and second factor, and slows down guessing. */
export function createLoginGuard(throttle: Throttles) {
  const rule = { seconds: WINDOW_SECONDS, message: TOO_MANY }
  const pairs = throttle({ ...rule, name: 'login', limit: PER_USERNAME_AND_ADDRESS })
  const addresses = throttle({ ...rule, name: 'login-address', limit: PER_ADDRESS })
  const codes = throttle({ ...rule, name: 'login-code', limit: CODES_PER_USER })

  /** Counts an attempt before it is checked, so that many at once gain nothing. */
  const count = async (username: string, address: string) => {
    const pair = pairKey(username, address)
    await addresses.count(address)
    try {
      await pairs.count(pair)
    } catch (refusal) {
      // Nothing was checked, so this must not lock the address out of other names.
      await addresses.forgive(address)
      throw refusal
    }
    return { forgive: () => Promise.all([addresses.forgive(address), pairs.forgive(pair)]) }
  }

  const isRightCode = async (em: EntityManager, user: UserEntity, code: string) => {
    await codes.count(String(user.id))
    const isRight = await spendCode(em, user, code)
    if (isRight) await codes.forgive(String(user.id))
    return isRight
  }

  const check = async (em: EntityManager, input: Password, address: string) => {
    const attempt = await count(input.username, address)
    const user = await findUser(em, input)
    if (user) await attempt.forgive()
    return user
  }

  return {
    /**
     * The user, or null if name and password do not match.
     * @throws {ApiError} 429 for too many failures
     */
    check,

    /**
     * Makes sure that somebody who is logged in knows the password or has the second factor.
     * @throws {ApiError} 400 if not, 429 for too many failures
     */
    async requireOwner(
      em: EntityManager,
      { id, username }: Pick<UserEntity, 'id' | 'username'>,
      { password, code = '' }: TotpRemoval,
      address: string,
    ): Promise<void> {
      if (password) {
        if (!(await check(em, { username, password }, address)))
          throw invalid({ password: [WRONG_PASSWORD] })
      } else if (!(await isRightCode(em, await em.findOneOrFail(UserEntity, id), code)))
        throw invalid({ code: [WRONG_CODE] })
    },

    /** Lets a user in again who has guessed too often, as after they have set a new password. */
    async clear({ id, username }: Pick<UserEntity, 'id' | 'username'>, address: string) {
      await Promise.all([pairs.clear(pairKey(username, address)), codes.clear(String(id))])
    },

    /**
     * The user who logs in, or null if name and password do not match.
     * @throws {ApiError} 429 for too many failures, 401 for a second factor that is missing or wrong
     */
    async logIn(em: EntityManager, input: LoginInput, address: string): Promise<UserEntity | null> {
      const attempt = await count(input.username, address)
      const user = await findUser(em, input)
      if (!user) return null
      if (user.totpActive && input.code && !(await isRightCode(em, user, input.code)))
        throw codeNeeded(`${WRONG_CODE}.`)
      await attempt.forgive()
      if (user.totpActive && !input.code) throw codeNeeded(CODE_MISSING)
      return user
    },
  }
}

async function findUser(
  em: EntityManager,
  { username, password }: Password,
): Promise<UserEntity | null> {
  const found = await findByUsername(em, username)
  const user = found?.active ? found : null
  const matches = await verifyPassword(user?.passwordHash ?? '', password)
  return matches ? user : null
}

function codeNeeded(message: string): ApiError {
  const data: Needs = { needs: 'code' }
  return new ApiError(401, message, { data })
}

/** A hash, so that the key is short even for a very long name. */
function pairKey(username: string, address: string): string {
  const pair = JSON.stringify([plainUsername(username), address])
  return createHash('sha256').update(pair).digest('base64url')
}
