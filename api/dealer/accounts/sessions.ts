import { createHash } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/sql'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Role } from '../../../shared/accounts/permissions.ts'
import { requiresSecondFactor } from '../../../shared/dealer/settings.ts'
import { logFailure } from '../../base/failures.ts'
import { currentParts } from '../settings/settings.parts.ts'
import { SessionEntity } from './session.entity.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Sessions
    UserId: number
    DatabaseUserAttributes: {
      username: string
      role: Role
      isDemo: boolean
      mustSetUpSecondFactor: boolean
    }
    DatabaseSessionAttributes: { device?: string }
  }
}

export type Sessions = ReturnType<typeof createSessions>

const LIFETIME = new TimeSpan(30, 'd')
/** So that a busy session is written seldom. */
const LAST_USE_PRECISION_MS = 5 * 60_000

/** Sessions of 30 days, extended by use. Lucia's session id is the token; the database holds only its hash. */
export function createSessions(orm: MikroORM) {
  return new Lucia(adapter(orm), {
    sessionExpiresIn: LIFETIME,
    getUserAttributes: (attributes) => attributes,
  })
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function adapter(orm: MikroORM): Adapter {
  const toSession = (id: string, session: SessionEntity): DatabaseSession => ({
    id,
    userId: session.user.id,
    expiresAt: session.expiresAt,
    attributes: { device: session.device },
  })
  /** Not awaited: the session is valid anyway, and the next request tries again. */
  const update = (token: string, change: Partial<SessionEntity>) =>
    void orm.em
      .fork()
      .nativeUpdate(SessionEntity, { tokenHash: hashToken(token) }, change)
      .catch((error) => logFailure('Eine Sitzung konnte nicht verlängert werden:', error))
  return {
    async getSessionAndUser(token) {
      const em = orm.em.fork()
      const where = { tokenHash: hashToken(token) }
      const session = await em.findOne(SessionEntity, where, { populate: ['user'] })
      if (!session?.user.active) return [null, null]
      const now = new Date()
      if (now.getTime() - session.lastUsedAt.getTime() > LAST_USE_PRECISION_MS)
        update(token, { lastUsedAt: now })
      const { id, username, role, demo, totpActive } = session.user
      const rule = await currentParts(em, { requiresSecondFactor })
      const mustSetUpSecondFactor = !totpActive && rule.requiresSecondFactor
      const attributes = { username, role, isDemo: demo, mustSetUpSecondFactor }
      return [toSession(token, session), { id, attributes }]
    },
    async getUserSessions(userId) {
      const sessions = await orm.em.fork().find(SessionEntity, { user: userId })
      return sessions.map((session) => toSession(session.tokenHash, session))
    },
    async setSession({ id, userId, expiresAt, attributes: { device = '' } }) {
      const now = new Date()
      const times = { createdAt: now, lastUsedAt: now, expiresAt }
      await orm.em
        .fork()
        .insert(SessionEntity, { tokenHash: hashToken(id), user: userId, device, ...times })
    },
    async updateSessionExpiration(token, expiresAt) {
      update(token, { expiresAt })
    },
    async deleteSession(token) {
      await orm.em.fork().nativeDelete(SessionEntity, { tokenHash: hashToken(token) })
    },
    async deleteUserSessions(userId) {
      await orm.em.fork().nativeDelete(SessionEntity, { user: userId })
    },
    async deleteExpiredSessions() {
      await orm.em.fork().nativeDelete(SessionEntity, { expiresAt: { $lte: new Date() } })
    },
  }
}
