import type { Context, NotFoundHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { TrieRouter } from 'hono/router/trie-router'
import type { RouterRoute } from 'hono/types'
import type { Env } from './env.ts'
import { ApiError, failure, notFound } from './errors.ts'

/**
 * Before anybody is asked who they are: 405 with the allowed methods for a known path, 404 for an unknown one.
 * @example
 * app.use('/api/*', refuseUnknown(new Hono<Env>().route('/api', api).routes))
 */
export function refuseUnknown(routes: RouterRoute[]) {
  const refusalOf = refusals(routes)
  return createMiddleware<Env>(async function refuseUnknown(c, next) {
    const refusal = refusalOf(c)
    if (refusal) throw refusal
    await next()
  })
}

/**
 * As `refuseUnknown`, for what has passed all the routes that were registered before.
 * @example
 * app.notFound(unknownRoute(app.routes))
 */
export function unknownRoute(routes: RouterRoute[]): NotFoundHandler<Env> {
  const refusalOf = refusals(routes)
  return function unknownRoute(c) {
    // Answered, not thrown: an error thrown here would bypass the middleware that adds the headers.
    return failure(refusalOf(c) ?? UNKNOWN, c)
  }
}

export function ownPaths(routes: RouterRoute[]): (path: string) => boolean {
  const router = new TrieRouter<true>()
  for (const { path } of routes) if (path !== '/*' && path !== '*') router.add('ANY', path, true)
  return (path) => router.match('ANY', path)[0].length > 0
}

const UNKNOWN = notFound('Diese Adresse gibt es nicht.')

function refusals(routes: RouterRoute[]) {
  const router = new TrieRouter<string>()
  for (const { method, path } of routes) if (method !== 'ALL') router.add('ANY', path, method)
  return ({ req }: Context<Env>): ApiError | null => {
    const [matches] = router.match('ANY', req.path)
    const methods = [...new Set(matches.map(([method]) => String(method)))]
    if (methods.length === 0) return UNKNOWN
    if (methods.includes('GET')) methods.push('HEAD')
    if (methods.includes(req.method)) return null
    const headers = { Allow: methods.join(', ') }
    return new ApiError(405, `Diese Adresse kennt ${req.method} nicht.`, { headers })
  }
}
