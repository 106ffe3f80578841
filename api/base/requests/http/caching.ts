import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'

/** For files whose address changes with their content: one year, the longest that caches keep anything. */
export const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Clients may keep answers, but must ask before each use whether they are still fresh.
 * @example
 * new Hono<Env>().use(noCache).route('/', categories)
 */
export const noCache = createMiddleware<Env>(async function noCache(c, next) {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache')
  c.res.headers.append('Vary', 'Authorization')
})
