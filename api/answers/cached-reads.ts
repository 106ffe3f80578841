import { createMiddleware } from 'hono/factory'
import type { Env } from '../context.ts'
import type { Publisher } from '../publish/publisher.ts'
import { STRICT_POLICY } from '../security-headers.ts'
import { Answer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import { matchesEtag } from './negotiation.ts'

const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': STRICT_POLICY,
}

/** Under which address a visitor's read is kept; the administrator gets answers of his own. */
export function cacheKey(url: string): string {
  return url.startsWith('http') ? url.slice(url.indexOf('/', 8)) : url
}

/** Answers a visitor's read from memory for as long as nothing that it shows has changed. */
export const cachedReads = (
  answers: AnswerCache,
  publisher: Publisher,
  headers: Record<string, string>,
) =>
  createMiddleware<Env>(async function cachedReads(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || c.var.user) return next()

    if (publisher.isBehind()) await publisher.sync()
    const url = cacheKey(c.req.url)
    const { epoch } = answers
    let answer = answers.get(url)
    if (!answer) {
      await next()
      const tags = c.res.headers.get('Cache-Tag')
      if (c.res.status !== 200 || !tags) return
      answer = new Answer(
        await c.res.text(),
        { ...headers, ...HEADERS, Vary: 'Accept-Encoding, Authorization', 'Cache-Tag': tags },
        tags.split(','),
      )
      answers.set(url, answer, epoch)
    }
    c.res = await toResponse(answer, c.req.header('Accept-Encoding'), c.req.header('If-None-Match'))
  })

async function toResponse(
  answer: Answer,
  accepted: string | undefined,
  ifNoneMatch: string | undefined,
): Promise<Response> {
  const encoding = await answer.encodingFor(accepted)
  const etag = answer.etag(encoding)
  const isKnown = matchesEtag(ifNoneMatch, etag)
  return new Response(isKnown ? null : new Uint8Array(answer.body(encoding)), {
    status: isKnown ? 304 : 200,
    headers: {
      ...HEADERS,
      Vary: 'Accept-Encoding',
      ETag: etag,
      'Cache-Tag': answer.tags.join(','),
      ...(encoding !== 'identity' && !isKnown && { 'Content-Encoding': encoding }),
    },
  })
}
