import { createMiddleware } from 'hono/factory'
import { isDirectLocalRequest } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import type { Sessions } from './sessions.ts'

/** Upper and lower case do not matter in the scheme (RFC 9110, 11.1). */
const BEARER = /^bearer +(\S+)$/i

/**
 * Finds out who calls. A caller with a bad or expired token is a visitor, and so is one with a token of
 * the demo login from another machine, and one who still has to set up a second factor.
 */
export const currentUser = (sessions: Sessions) =>
  createMiddleware<Env>(async function currentUser(c, next) {
    const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1] ?? null
    const found = token ? (await sessions.validateSession(token)).user : null
    const account = found?.isDemo && !isDirectLocalRequest(c) ? null : found
    c.set('account', account && token ? { ...account, token } : null)
    c.set('user', account?.mustSetUpSecondFactor ? null : account)
    if (account) c.header('Cache-Control', 'no-store')
    await next()
  })
