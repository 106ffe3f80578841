import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { uniqueSymbol } from 'hono-openapi'
import { ADMINISTRATOR } from '../../shared/auth.ts'
import type { Env } from '../env.ts'
import { ApiError } from '../errors.ts'
import { refused } from '../openapi/answers.ts'
import type { Sessions } from './sessions.ts'
import { comesFromThisMachine } from './this-machine.ts'

/** Upper and lower case do not matter in the scheme (RFC 9110, 11.1). */
const BEARER = /^bearer +(\S+)$/i

/**
 * Finds out who calls. A caller with a bad or expired token is a visitor, and so is one with a token of
 * the demo login from another machine.
 */
export const currentUser = (sessions: Sessions) =>
  createMiddleware<Env>(async function currentUser(c, next) {
    const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1] ?? null
    const found = token ? (await sessions.validateSession(token)).user : null
    const user = found?.isDemo && !comesFromThisMachine(c) ? null : found
    c.set('user', user && { username: user.username, role: ADMINISTRATOR })
    c.set('token', user ? token : null)
    if (user) c.header('Cache-Control', 'no-store')
    await next()
  })

/** Lets only the administrator pass, and says so in the description of the API. */
export const requireAdmin = Object.assign(
  createMiddleware<Env>(async function requireAdmin(c, next) {
    theUser(c)
    c.header('Cache-Control', 'no-store')
    await next()
  }),
  { [uniqueSymbol]: { spec: { security: [{ token: [] }], responses: refused(401) } } },
)

/**
 * Who calls, and with which token.
 * @throws {ApiError} 401 for a visitor
 */
export function theUser(c: Context<Env>): { username: string; token: string } {
  const { user, token } = c.var
  if (user && token) return { username: user.username, token }
  throw new ApiError(401, 'Bitte melden Sie sich an.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}
