import { createHash } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/sql'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import { logFailure } from '../db/outage.ts'
import { SessionEntity } from './session.entity.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Sessions
    UserId: number
    DatabaseUserAttributes: { username: string; isDemo: boolean }
  }
}

export type Sessions = ReturnType<typeof createSessions>

const LIFETIME = new TimeSpan(30, 'd')

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
    attributes: {},
  })
  return {
    async getSessionAndUser(token) {
      const session = await orm.em
        .fork()
        .findOne(SessionEntity, { tokenHash: hashToken(token) }, { populate: ['user'] })
      if (!session) return [null, null]
      const { id, username, demo } = session.user
      return [toSession(token, session), { id, attributes: { username, isDemo: demo } }]
    },
    async getUserSessions(userId) {
      const sessions = await orm.em.fork().find(SessionEntity, { user: userId })
      return sessions.map((session) => toSession(session.tokenHash, session))
    },
    async setSession({ id, userId, expiresAt }) {
      await orm.em
        .fork()
        .insert(SessionEntity, { tokenHash: hashToken(id), user: userId, expiresAt })
    },
    async updateSessionExpiration(token, expiresAt) {
      // Not awaited: the session is valid anyway, and the next request tries again.
      void orm.em
        .fork()
        .nativeUpdate(SessionEntity, { tokenHash: hashToken(token) }, { expiresAt })
        .catch((error) => logFailure('Extending a session failed:', error))
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
