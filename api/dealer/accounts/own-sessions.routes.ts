import type { EntityManager } from '@mikro-orm/sql'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Session, session } from '../../../shared/accounts/auth.ts'
import type { Account, Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requireLogin, theAccount } from '../permissions/require.ts'
import { SessionEntity } from './session.entity.ts'
import { hashToken } from './sessions.ts'

/** Enough of a hash to tell sessions apart, and too little to be the hash. */
const ID = /^[0-9a-f]{16}$/

const sessionParameter = z.object({
  id: z.string().meta({ description: 'Die id aus der Liste der Sitzungen' }),
})

export const ownSessions = () =>
  new Hono<Env>()
    .get(
      '/',
      describes('Wo Sie angemeldet sind, die letzte Nutzung zuerst', z.array(session)),
      requireLogin,
      async (c) => ok(c, await listSessions(c.var.em, theAccount(c))),
    )
    .delete(
      '/:id',
      describes('Beendet eine Ihrer Sitzungen', z.null(), { refusals: [404] }),
      requireLogin,
      valid('param', sessionParameter),
      async (c) => {
        const { id } = c.req.valid('param')
        const theirs = { user: theAccount(c).id, tokenHash: { $like: `${id}%` } }
        const ended = ID.test(id) ? await c.var.em.nativeDelete(SessionEntity, theirs) : 0
        if (ended === 0) throw notFound('Sitzung nicht gefunden')
        return ok(c, null)
      },
    )

/** Where somebody is logged in, the latest use first. */
async function listSessions(em: EntityManager, { id, token }: Account): Promise<Session[]> {
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
