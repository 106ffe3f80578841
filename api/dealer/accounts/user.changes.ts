import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/sql'
import { may, mayMore } from '../../../shared/accounts/permissions.ts'
import type { User } from '../../../shared/accounts/user.ts'
import type { UserInput, UserPatch } from '../../../shared/accounts/user-input.ts'
import { accountMailKinds } from '../../../shared/mail/mail.ts'
import { ApiError, invalid, notFound } from '../../base/requests/http/errors.ts'
import { removeMails } from '../../base/work/mail/queue.ts'
import { endAccess, endLinks } from './account-links.ts'
import { dropMailsToFormerAddress } from './account-mails.ts'
import { endTotp } from './totp.ts'
import { UserEntity } from './user.entity.ts'
import { isTaken } from './usernames.ts'

export const UNKNOWN_USER = 'Benutzer nicht gefunden'
const LAST_ADMINISTRATOR =
  'Das ist der letzte Administrator. Geben Sie zuerst einem anderen Benutzer diese Rolle.'
const LAST_WAY_IN =
  'Das ist die Adresse, über die der letzte Administrator ein vergessenes Passwort ersetzt. Tragen Sie eine andere ein.'
const TAKEN = 'Benutzername oder E-Mail-Adresse sind bereits vergeben'
/** There the password or a code is asked for, so that an unlocked screen is not enough. */
const OWN_SECOND_FACTOR = 'Ihren eigenen zweiten Faktor schalten Sie unter „Mein Konto“ aus'
const ONLY_BY_THEMSELVES = 'Den zweiten Faktor kann nur der Benutzer selbst einrichten'

export function toUser(user: UserEntity): User {
  const { id, username, name = null, email = null, role, active } = user
  const { passwordHash, totpActive } = user
  return {
    id,
    username,
    name,
    email,
    role,
    active,
    isInvited: passwordHash === '',
    hasSecondFactor: totpActive,
  }
}

export async function listUsers(em: EntityManager): Promise<User[]> {
  const found = await em.findAll(UserEntity)
  return found.map(toUser).sort((a, b) => a.username.localeCompare(b.username, 'de'))
}

/** @throws {ApiError} 404 */
export async function requireUser(em: EntityManager, id: number): Promise<UserEntity> {
  const user = await em.findOne(UserEntity, id)
  if (!user) throw notFound(UNKNOWN_USER)
  return user
}

/** In a transaction: creates an account without a password. @throws {ApiError} 409 for a name or address that is taken */
export async function createUser(em: EntityManager, input: UserInput): Promise<UserEntity> {
  await lockAdministrators(em)
  await refuseTaken(em, input.username)
  const user = em.create(UserEntity, { ...input, passwordHash: '' })
  await flushUnique(em)
  return user
}

/**
 * In a transaction. An account that is switched off loses its sessions and links. It loses its links alone
 * when its address changes, when it may do more than before, and when its second factor is reset: who holds one
 * may be somebody else.
 * @throws {ApiError} 404, 409 for the last administrator or a name or address that is taken, or 400
 */
export async function updateUser(
  em: EntityManager,
  id: number,
  { hasSecondFactor, inquiriesTo: _, ...fields }: UserPatch,
  callerId: number,
): Promise<UserEntity> {
  const others = await lockOtherAdministrators(em, id)
  const user = await requireUser(em, id)
  if (hasSecondFactor && !user.totpActive) throw invalid({ hasSecondFactor: [ONLY_BY_THEMSELVES] })
  if (hasSecondFactor === false && user.totpActive && id === callerId)
    throw invalid({ hasSecondFactor: [OWN_SECOND_FACTOR] })
  const { email, role } = user
  if (fields.username !== undefined && fields.username !== user.username)
    await refuseTaken(em, fields.username, id)
  em.assign(user, fields)
  // Calendar programs keep the address, and would read on once the account may again.
  if (!user.active || !may(user.role, 'inquiries.read')) user.calendarSecret = null
  if (others.length === 0 && !isAbleAdministrator(user)) throw new ApiError(409, LAST_ADMINISTRATOR)
  if (email && !user.email && isAbleAdministrator(user) && !others.some((other) => other.email))
    throw invalid({ email: [LAST_WAY_IN] })
  await flushUnique(em)
  if (!user.active) await endAccess(em, id)
  if (hasSecondFactor === false) await endTotp(em, id)
  if (hasSecondFactor === false || user.email !== email || mayMore(user.role, role))
    await endLinks(em, id)
  if (user.email !== email) await dropMailsToFormerAddress(em, user)
  return em.refreshOrFail(user)
}

/** In a transaction. @throws {ApiError} 404, or 409 for the last administrator */
export async function deleteUser(em: EntityManager, id: number): Promise<User> {
  const others = await lockOtherAdministrators(em, id)
  const user = await requireUser(em, id)
  if (others.length === 0) throw new ApiError(409, LAST_ADMINISTRATOR)
  const deleted = toUser(user)
  await removeMails(em, [...accountMailKinds, 'dailySummary'], [id])
  await em.nativeDelete(UserEntity, { id })
  return deleted
}

/**
 * The administrators. They stay what they are until the transaction ends, so that two who remove each other at once do
 * not both succeed, and of two accounts of one name only the first is made.
 */
const lockAdministrators = (em: EntityManager) =>
  em.find(
    UserEntity,
    { role: 'administrator' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )

/** The other administrators who can log in. */
async function lockOtherAdministrators(em: EntityManager, id: number): Promise<UserEntity[]> {
  const administrators = await lockAdministrators(em)
  return administrators.filter((user) => user.id !== id && isAbleAdministrator(user))
}

async function refuseTaken(em: EntityManager, username: string, by?: number): Promise<void> {
  if (await isTaken(em, username, by)) throw new ApiError(409, TAKEN)
}

const isAbleAdministrator = ({ role, active, passwordHash }: UserEntity) =>
  role === 'administrator' && active && passwordHash !== ''

async function flushUnique(em: EntityManager): Promise<void> {
  try {
    await em.flush()
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new ApiError(409, TAKEN)
    throw error
  }
}
