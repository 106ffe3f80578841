import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import type { AccountMailKind } from '../../../shared/mail/mail.ts'
import { DAY } from '../../../shared/time/time.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { AccountLinkEntity } from './account-link.entity.ts'
import { refuseGuessable } from './guessable.ts'
import { hashPassword } from './password.ts'
import { SessionEntity } from './session.entity.ts'
import { hashToken } from './sessions.ts'
import { UserEntity } from './user.entity.ts'

/** In milliseconds. Whoever is invited may be away for a week; a password is forgotten where it is needed. */
const lifetimes: Record<AccountMailKind, number> = { invitation: 7 * DAY, passwordLink: DAY }

const SPENT =
  'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie auf der Anmeldeseite unter „Passwort vergessen?“ einen neuen an.'

/** A new link by which the user sets a password, beside those that they have: anybody can ask for one of a forgotten one. */
export async function createLink(
  em: EntityManager,
  kind: AccountMailKind,
  userId: number,
  siteUrl: string,
) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + lifetimes[kind])
  await em.insert(AccountLinkEntity, { tokenHash: hashToken(token), user: userId, expiresAt })
  return { link: siteUrl + paths.adminSetPassword(token), expiresAt }
}

/**
 * Sets a password by a link. Ends the user's sessions and all links.
 * @throws {ApiError} 400 for a link that is unknown, used or too old, or a password that is guessed first
 */
export async function setPasswordByLink(
  em: EntityManager,
  token: string,
  password: string,
): Promise<UserEntity> {
  const user = await findUserOf(em, token)
  if (!user) throw invalid({ token: [SPENT] })
  await refuseGuessable(em, 'password', password, user)
  const passwordHash = await hashPassword(password)
  await em.transactional(async (transaction) => {
    // Of two who use the link at once, only one finds it.
    const spent = await transaction.nativeDelete(AccountLinkEntity, { tokenHash: hashToken(token) })
    if (spent === 0) throw invalid({ token: [SPENT] })
    await endAccess(transaction, user.id)
    await transaction.nativeUpdate(UserEntity, { id: user.id }, { passwordHash, demo: false })
  })
  return user
}

/** Says only whether a link still counts, before a password is typed: not one that is unknown, used or too old. */
export const isGoodLink = async (em: EntityManager, token: string): Promise<boolean> =>
  (await findUserOf(em, token)) !== null

/** Ends the links of an account, wherever they were sent. */
export async function endLinks(em: EntityManager, userId: number): Promise<void> {
  await em.nativeDelete(AccountLinkEntity, { user: userId })
}

/** Ends the sessions and links of an account. */
export async function endAccess(em: EntityManager, userId: number): Promise<void> {
  await endLinks(em, userId)
  await em.nativeDelete(SessionEntity, { user: userId })
}

export async function forgetExpiredLinks(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(AccountLinkEntity, { expiresAt: { $lte: now } })
}

async function findUserOf(em: EntityManager, token: string): Promise<UserEntity | null> {
  const link = await em.findOne(
    AccountLinkEntity,
    { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
    { populate: ['user'] },
  )
  return link?.user.active ? link.user : null
}
