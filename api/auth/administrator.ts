import { randomBytes } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/sql'
import type { LoginHint } from '../../shared/auth.ts'
import { type Config, isLocalOnly } from '../config.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { SessionEntity } from './session.entity.ts'
import { UserEntity } from './user.entity.ts'

const DEMO_PASSWORD = 'stapler-demo'

/**
 * Makes sure that the administrator exists, as the configuration asks. The demo password is set only if
 * nobody but this machine can reach the site.
 * @returns a new random password, to be shown once, or null
 */
export async function ensureAdministrator(orm: MikroORM, config: Config): Promise<string | null> {
  const em = orm.em.fork()
  const [user = null] = await em.findAll(UserEntity, { orderBy: { id: 'asc' }, limit: 1 })
  const given = config.admin.password
  const isLocal = isLocalOnly(config)

  const isAsGiven =
    given !== null &&
    user?.username === config.admin.username &&
    (await verifyPassword(user.passwordHash, given))
  const keepsOwn = given === null && user !== null && (isLocal || !user.demo)
  if (isAsGiven || keepsOwn) return null

  const generated = given === null && !isLocal ? randomBytes(12).toString('base64url') : null
  const password = given ?? generated ?? DEMO_PASSWORD
  const data = {
    username: given === null && user ? user.username : config.admin.username,
    passwordHash: await hashPassword(password),
    demo: given === null && generated === null,
  }
  if (user) {
    em.assign(user, data)
    await em.nativeDelete(SessionEntity, { user: user.id })
  } else em.create(UserEntity, data)
  await em.flush()
  return generated
}

/** The demo login for the login page, while it works and only this machine can reach the site. */
export async function findLoginHint(orm: MikroORM, config: Config): Promise<LoginHint> {
  if (!isLocalOnly(config)) return null
  const user = await orm.em.fork().findOne(UserEntity, { demo: true })
  return user && { username: user.username, password: DEMO_PASSWORD }
}
