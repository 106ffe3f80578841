import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Reads that `cachedReads` keeps. */
const KEPT = /^\/api\/(?:products|categories)(?:[/?]|$)/

/**
 * Serves the API on node:http. A visitor's read that is kept goes out without passing the framework,
 * and one that is not is computed by it in process: its way from a Response to the wire costs more
 * than many a query.
 */
export function serveApi(app: App, answers: AnswerCache, publisher: Publisher): RequestListener {
  const framework = getRequestListener(app.fetch)
  return async (request, response) => {
    // Nothing here depends on the name that we are called by, so none of them can be wrong.
    request.headers.host = 'localhost'
    const url = request.url ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.headers.authorization !== undefined || !KEPT.test(url))
      return framework(request, response)

    const kept = publisher.isBehind() ? undefined : answers.get(url)
    if (kept) return kept.send(request, response)
    await app.request(url)
    const computed = answers.get(url)
    if (computed) computed.send(request, response)
    // Not kept: an error, or a change overtook it. The framework answers for itself.
    else await framework(request, response)
  }
}
