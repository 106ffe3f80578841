import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Env } from './env.ts'

/** Does nothing by itself. What stands before the route finds it among the handlers of the address. */
const mark = () => createMiddleware<Env>((_, next) => next())

/**
 * Says of an address that whoever knows it may see what stands there, so that no log names it.
 * @example
 * app.use('/feeds/*', secretAddress)
 */
export const secretAddress = mark()

/**
 * Says of a route that it takes files, and limits them itself.
 * @example
 * app.post('/logo', ownBodyLimit, async (c) => ok(c, await receiveForm(c.req.raw, { folder, formBytes: 500_000 })))
 */
export const ownBodyLimit = mark()

/** As `ownBodyLimit`, for a route that takes files as multipart/form-data beside what is small. */
export const ownFormLimit = mark()

export const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(headers.get('Content-Type') ?? '')

/** The address for the log: of a secret one only the pattern. */
export const loggedAddress = (c: Context<Env>): string =>
  matchedRoutes(c).find(({ handler }) => handler === secretAddress)?.path ?? c.req.path

export const hasOwnBodyLimit = (c: Context<Env>): boolean =>
  matchedRoutes(c).some(
    ({ handler }) =>
      handler === ownBodyLimit || (handler === ownFormLimit && isMultipart(c.req.raw)),
  )
