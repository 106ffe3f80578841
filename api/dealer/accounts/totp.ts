import type { EntityManager } from '@mikro-orm/sql'
import { Secret, TOTP } from 'otpauth'
import { digitsOf, type TotpSetup } from '../../../shared/accounts/totp.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { currentContact } from '../settings/mail-sender.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { UserEntity } from './user.entity.ts'

/** Clocks of telephones may be one step of 30 seconds ahead or behind. */
const SKEW = 1

const ALREADY_ON = 'Die Anmeldung in zwei Schritten ist schon eingerichtet.'
const NOT_BEGUN = 'Bitte beginnen Sie die Einrichtung von vorn.'
export const WRONG_CODE = 'Der Code ist falsch oder wurde schon benutzt'

/** What every authenticator app understands: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: Secret, names: { issuer: string; label: string } | null = null) =>
  new TOTP({ ...names, secret })

/** Makes a new key, which is in force once a code of it was entered. @throws {ApiError} 409 */
export async function beginTotp(em: EntityManager, user: UserEntity): Promise<TotpSetup> {
  if (user.totpActive) throw new ApiError(409, ALREADY_ON)
  const secret = new Secret({ size: 20 })
  user.totpSecret = secret.base32
  user.totpLastStep = null
  await em.flush()
  const { shortName } = await currentContact(em)
  const names = { issuer: shortName, label: user.username }
  return { secret: secret.base32, uri: totpOf(secret, names).toString() }
}

/** Turns the second factor on. @throws {ApiError} 400 for a wrong code, 409 if it was not begun */
export async function confirmTotp(
  em: EntityManager,
  user: UserEntity,
  code: string,
): Promise<string[]> {
  if (user.totpActive) throw new ApiError(409, ALREADY_ON)
  if (!user.totpSecret) throw new ApiError(409, NOT_BEGUN)
  return em.transactional(async (transaction) => {
    if (!(await spendTotpCode(transaction, user, code))) throw invalid({ code: [WRONG_CODE] })
    await transaction.nativeUpdate(UserEntity, { id: user.id }, { totpActive: true })
    return replaceRecoveryCodes(transaction, user.id)
  })
}

export async function endTotp(em: EntityManager, userId: number): Promise<void> {
  const off = { totpActive: false, totpSecret: null, totpLastStep: null }
  await em.nativeUpdate(UserEntity, { id: userId }, off)
  await replaceRecoveryCodes(em, userId, 0)
}

/** Whether a code, or a recovery code, is right. Either works once. */
export async function spendCode(
  em: EntityManager,
  user: UserEntity,
  code: string,
): Promise<boolean> {
  return (await spendTotpCode(em, user, code)) || (await spendRecoveryCode(em, user.id, code))
}

async function spendTotpCode(
  em: EntityManager,
  { id, totpSecret }: UserEntity,
  code: string,
): Promise<boolean> {
  const token = digitsOf(code)
  if (!totpSecret || !/^\d{6}$/.test(token)) return false
  const totp = totpOf(Secret.fromBase32(totpSecret))
  const delta = totp.validate({ token, window: SKEW })
  if (delta === null) return false
  const step = totp.counter() + delta
  // Of two who send the code at once, only one changes the row.
  const unused = { id, totpSecret, $or: [{ totpLastStep: null }, { totpLastStep: { $lt: step } }] }
  return (await em.nativeUpdate(UserEntity, unused, { totpLastStep: step })) === 1
}
