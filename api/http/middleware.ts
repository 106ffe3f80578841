import type { NotFoundHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { TrieRouter } from 'hono/router/trie-router'
import type { RouterRoute } from 'hono/types'
import type { Env } from './env.ts'
import { ApiError, failure, notFound } from './errors.ts'

/** Clients may keep answers, but must ask before each use whether they are still fresh. */
export const noCache = createMiddleware<Env>(async function noCache(c, next) {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache')
  c.res.headers.append('Vary', 'Authorization')
})

/**
 * Answers 405 with the allowed methods for a known path, and 404 for an unknown one.
 * @param routes that were registered before
 */
export function unknownRoute(routes: RouterRoute[]): NotFoundHandler<Env> {
  const router = new TrieRouter<string>()
  for (const { method, path } of routes) if (method !== 'ALL') router.add('ANY', path, method)

  return function unknownRoute(c) {
    const [matches] = router.match('ANY', c.req.path)
    const methods = [...new Set(matches.map(([method]) => String(method)))]
    // Answered, not thrown: an error thrown here would bypass the middleware that adds the headers.
    if (methods.length === 0 || methods.includes(c.req.method))
      return failure(notFound('Diese Adresse gibt es nicht.'), c)
    if (methods.includes('GET')) methods.push('HEAD')
    const headers = { Allow: methods.join(', ') }
    return failure(new ApiError(405, `Diese Adresse kennt ${c.req.method} nicht.`, { headers }), c)
  }
}
