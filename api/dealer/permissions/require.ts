import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { uniqueSymbol } from 'hono-openapi'
import type { Needs } from '../../../shared/accounts/auth.ts'
import {
  FORBIDDEN,
  may,
  type Permission,
  permissions,
  roleLabels,
} from '../../../shared/accounts/permissions.ts'
import type { Account, Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { refused } from '../../base/requests/openapi/describes.ts'

const SET_UP_FIRST = 'Bitte richten Sie zuerst die Anmeldung in zwei Schritten ein.'

/** Lets only those pass who may do this, and says so in the description of the API. */
export const requirePermission = (permission: Permission) =>
  Object.assign(
    createMiddleware<Env>(async function requirePermission(c, next) {
      if (!may(theUser(c).role, permission)) throw forbidden()
      c.header('Cache-Control', 'no-store')
      await next()
    }),
    { [uniqueSymbol]: { spec: describe(permission) } },
  )

/** Lets everybody pass who is logged in, to see to their own account. */
export const requireLogin = Object.assign(
  createMiddleware<Env>(async function requireLogin(c, next) {
    theAccount(c)
    c.header('Cache-Control', 'no-store')
    await next()
  }),
  { [uniqueSymbol]: { spec: { security: [{ token: [] }], responses: refused(401) } } },
)

export const forbidden = () => new ApiError(403, FORBIDDEN)

/**
 * Who is logged in.
 * @throws {ApiError} 401 for a visitor
 */
export function theAccount(c: Context<Env>): Account {
  if (c.var.account) return c.var.account
  throw new ApiError(401, 'Bitte melden Sie sich an.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}

/**
 * Who calls and has done all that a login asks for.
 * @throws {ApiError} 401 for a visitor, 403 for one who has to set up a second factor first
 */
export function theUser(c: Context<Env>) {
  theAccount(c)
  if (c.var.user) return c.var.user
  const data: Needs = { needs: 'secondFactor' }
  throw new ApiError(403, SET_UP_FIRST, { data })
}

function describe(permission: Permission) {
  const allowed = permissions[permission].map((role) => roleLabels[role])
  return {
    security: [{ token: [] }],
    description: `Berechtigung \`${permission}\`: ${allowed.join(', ')}`,
    responses: refused(401, 403),
  }
}
