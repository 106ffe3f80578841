import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import type { Freshness } from '../freshness/freshness.ts'
import { Answer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'

/**
 * Answers visitors' reads from memory for as long as nothing that they show has changed. It keeps
 * whatever a route answers after it has named the data that it shows with `shows`. It stands before
 * every other middleware, so that a kept answer, which has all its headers, passes none of them.
 */
export const visitorCache = (answers: AnswerCache, freshness: Freshness) =>
  createMiddleware<Env>(async function visitorCache(c, next) {
    // A page that is rendered in this process learns from them what it depends on.
    const tags = c.env?.tags ?? new Set<string>()
    c.set('tags', tags)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    if (freshness.isBehind() && !(await catchesUp(freshness))) return next()
    const address = addressOf(c.req.url)
    const isAnonymous = c.req.header('Authorization') === undefined
    const kept = isAnonymous ? answers.get(address) : undefined
    if (kept) {
      for (const tag of kept.tags) tags.add(tag)
      return kept.respond(c.req)
    }
    const { epoch } = answers
    await next()
    if (c.res.status !== 200 || c.var.user || c.res.headers.has('ETag') || tags.size === 0) return
    const answer = new Answer(await c.res.text(), headersOf(c.res), { tags })
    if (isAnonymous) answers.set(address, answer, epoch)
    // Otherwise Hono would carry the old headers over.
    c.res = undefined
    c.res = await answer.respond(c.req)
  })

/** While the data is out of reach, nothing is known to be fresh; the routes say what that means for them. */
function catchesUp(freshness: Freshness): Promise<boolean> {
  return freshness.catchUp().then(
    () => true,
    () => false,
  )
}

/** Path and query of a whole address. */
function addressOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3))
}

function headersOf({ headers }: Response): Record<string, string> {
  return { ...Object.fromEntries(headers), vary: `Accept-Encoding, ${headers.get('Vary')}` }
}
