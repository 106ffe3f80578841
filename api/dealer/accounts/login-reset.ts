import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import type { AccountLink } from '../../../shared/accounts/user.ts'
import { audit, OPERATOR } from '../../base/requests/http/audit.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { endAccess } from './account-links.ts'
import { issueLink } from './issue-link.ts'
import { endTotp } from './totp.ts'
import { UserEntity } from './user.entity.ts'
import { findByUsername } from './usernames.ts'

/**
 * Removes the password and the second factor, ends all sessions and issues a link for a new password: the old
 * one alone must not be enough now. For the operator of the host, so nobody has to be logged in for it.
 * @throws {ApiError} 404 for an unknown name, 409 for an account that is switched off
 */
export async function resetLogin(
  orm: MikroORM,
  config: { mail: MailConfig | null; siteUrl: string },
  username: string,
): Promise<AccountLink> {
  const { id, link } = await orm.em.fork().transactional(async (em) => {
    const user = await findByUsername(em, username)
    if (!user) throw notFound(await unknownName(em, username))
    await endTotp(em, user.id)
    await endAccess(em, user.id)
    const link = await issueLink(em, config, user, null)
    await em.nativeUpdate(UserEntity, { id: user.id }, { passwordHash: '', demo: false })
    return { id: user.id, link }
  })
  audit('login-reset', { account: OPERATOR, address: null, object: `user ${id}` })
  return link
}

async function unknownName(em: EntityManager, username: string): Promise<string> {
  const administrators = await em.find(
    UserEntity,
    { role: 'administrator' },
    { orderBy: { username: 'asc' } },
  )
  const names = administrators.map((user) => `„${user.username}“`).join(', ')
  return `Den Benutzer „${username}“ gibt es nicht. Administratoren: ${names}.`
}
