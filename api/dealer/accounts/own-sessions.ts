import type { EntityManager } from '@mikro-orm/sql'
import type { Session } from '../../../shared/accounts/auth.ts'
import type { Account } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { SessionEntity } from './session.entity.ts'
import { hashToken } from './sessions.ts'

const UNKNOWN_SESSION = 'Sitzung nicht gefunden'
/** Enough of a hash to tell sessions apart, and too little to be the hash. */
const ID = /^[0-9a-f]{16}$/

/** Where somebody is logged in, the latest use first. */
export async function listSessions(em: EntityManager, { id, token }: Account): Promise<Session[]> {
  const sessions = await em.find(
    SessionEntity,
    { user: id, expiresAt: { $gt: new Date() } },
    { orderBy: { lastUsedAt: 'desc', tokenHash: 'asc' } },
  )
  return sessions.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    id: tokenHash.slice(0, 16),
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: tokenHash === hashToken(token),
  }))
}

/** @throws {ApiError} 404 for a session that is not the user's */
export async function endSession(em: EntityManager, user: Account, id: string): Promise<void> {
  const ended = ID.test(id)
    ? await em.nativeDelete(SessionEntity, { user: user.id, tokenHash: { $like: `${id}%` } })
    : 0
  if (ended === 0) throw notFound(UNKNOWN_SESSION)
}
