import { randomBytes } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import type { LoginHint } from '../../../shared/accounts/auth.ts'
import { isLocalOnly, type Reach } from '../../base/requests/http/loopback.ts'
import { endAccess } from './account-links.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { UserEntity } from './user.entity.ts'
import { findByUsername } from './usernames.ts'

const DEMO_PASSWORD = 'stapler-demo'

/** The account that the environment names, and how the site is reached. */
export interface FirstAdministrator extends Reach {
  admin: { username: string; password: string | null }
}

/**
 * Makes sure that the administrator exists, as the configuration asks. The demo password is set only if
 * nobody but this machine can reach the site.
 * @returns a new random password, to be shown once, or null
 */
export async function ensureAdministrator(
  orm: MikroORM,
  config: FirstAdministrator,
): Promise<string | null> {
  const em = orm.em.fork()
  const given = config.admin.password
  const namesake = await findByUsername(em, config.admin.username)
  const user = namesake?.role === 'administrator' ? namesake : await findFirstAdministrator(em)
  // The name may have gone to somebody who is no administrator.
  const username = given === null || namesake ? user?.username : config.admin.username
  const isLocal = isLocalOnly(config)

  const isAsGiven =
    given !== null &&
    user?.active &&
    user.username === username &&
    (await verifyPassword(user.passwordHash, given))
  const keepsOwn = given === null && user !== null && (isLocal || !user.demo)
  if (isAsGiven || keepsOwn) return null

  const generated = given === null && !isLocal ? randomBytes(12).toString('base64url') : null
  const password = given ?? generated ?? DEMO_PASSWORD
  const data = {
    username: username ?? config.admin.username,
    active: true,
    passwordHash: await hashPassword(password),
    demo: given === null && generated === null,
  }
  if (user) {
    em.assign(user, data)
    await endAccess(em, user.id)
  } else em.create(UserEntity, data)
  await em.flush()
  return generated
}

async function findFirstAdministrator(em: EntityManager): Promise<UserEntity | null> {
  const where = { role: 'administrator' as const }
  const [first = null] = await em.find(UserEntity, where, { orderBy: { id: 'asc' }, limit: 1 })
  return first
}

/** How many administrators can log in, and whether one has an address to which a link can be mailed. */
export async function ableAdministrators(em: EntityManager) {
  const able = { role: 'administrator', active: true, passwordHash: { $ne: '' } } as const
  const found = await em.find(UserEntity, able)
  return { count: found.length, hasAddress: found.some(({ email }) => email) }
}

/** The demo login for the login page, while it works and only this machine can reach the site. */
export async function findLoginHint(orm: MikroORM, config: Reach): Promise<LoginHint> {
  if (!isLocalOnly(config)) return null
  const user = await orm.em.fork().findOne(UserEntity, { demo: true })
  return user && { username: user.username, password: DEMO_PASSWORD }
}
