import { createMiddleware } from 'hono/factory'
import type { Env } from '../context.ts'
import type { Answer } from './answer.ts'
import { matchesEtag } from './negotiation.ts'
import type { VisitorReads } from './visitor-reads.ts'

/** Hands a visitor's read to those who keep the answers; the administrator gets answers of his own. */
export const cachedReads = (reads: VisitorReads) =>
  createMiddleware<Env>(async function cachedReads(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || c.var.user) return next()
    const { url } = c.req
    const answer = await reads.find(url.slice(url.indexOf('/', url.indexOf('://') + 3)))
    if (!answer) return next()
    for (const tag of answer.tags) c.env?.tags?.add(tag)
    c.res = await toResponse(answer, c.req.header('Accept-Encoding'), c.req.header('If-None-Match'))
  })

async function toResponse(
  answer: Answer,
  accepted: string | undefined,
  ifNoneMatch: string | undefined,
): Promise<Response> {
  const encoding = await answer.encodingFor(accepted)
  const isKnown = matchesEtag(ifNoneMatch, answer.etag(encoding))
  return new Response(isKnown ? null : new Uint8Array(answer.body(encoding)), {
    status: isKnown ? 304 : 200,
    headers: isKnown ? answer.headersOfNotModified(encoding) : answer.headers(encoding),
  })
}
