import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Freshness, TooLate } from '../../base/data/freshness/freshness.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import type { Env } from '../../base/requests/http/env.ts'
import type { EdgeHeaders } from '../edge/edge-headers.ts'
import type { AnswerCache } from './answer-cache.ts'
import { answerKey } from './answer-key.ts'

/**
 * Answers visitors' reads from memory until something that they show changes. It keeps the answer of every
 * route that has named its data with `shows`. It comes before all other middleware: a kept answer has all
 * its headers and needs none of them.
 * @param edgeHeaders what those carry that caches in front of the site may keep, too
 */
export const visitorCache = (
  answers: AnswerCache,
  freshness: Freshness,
  edgeHeaders: EdgeHeaders,
) =>
  createMiddleware<Env>(async function visitorCache(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isKnown = isRead && (!freshness.isBehind() || (await catchesUp(c, freshness)))
    const isAnonymous = c.req.header('Authorization') === undefined
    const key = answerKey(c.req.url)
    const known = isKnown && isAnonymous ? answers.get(key) : undefined
    if (known) {
      passTagsOn(c, known.tags)
      return known.respond(c.req)
    }
    const tags = new Set<string>()
    c.set('tags', tags)
    const { epoch } = freshness
    await next()
    passTagsOn(c, tags)
    if (isKnown && isWorthKeeping(c)) {
      const isFresh = isAnonymous && epoch === freshness.epoch
      const headers = { ...headersOf(c.res), ...(isFresh && edgeHeaders(tags)) }
      const answer = new Answer(await c.res.text(), headers, { tags })
      if (isAnonymous) answers.set(key, answer, epoch)
      // Otherwise Hono would carry the old headers over.
      c.res = undefined
      c.res = await answer.respond(c.req)
    }
    return undefined
  })

/** A page that is rendered in this process learns from them what it depends on. */
function passTagsOn({ env }: Context<Env>, tags: Iterable<string>): void {
  if (env?.tags) for (const tag of tags) env.tags.add(tag)
}

function isWorthKeeping({ res, var: { tags, user } }: Context<Env>): boolean {
  return res.status === 200 && !user && tags.size > 0
}

/**
 * While the database is away, nothing is known to be fresh. Then the routes decide what to answer, unless
 * they would ask a database that does not answer any more.
 */
async function catchesUp(c: Context<Env>, freshness: Freshness): Promise<boolean> {
  try {
    await freshness.ensure()
    return true
  } catch (error) {
    if (error instanceof TooLate && c.req.path.startsWith('/api/')) throw error
    return false
  }
}

/** What the route says itself, in one spelling of each name. */
function headersOf({ headers }: Response): Record<string, string> {
  const { vary, ...rest } = Object.fromEntries(headers)
  return { ...rest, Vary: vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding' }
}
