import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Reads that `cachedReads` keeps. */
const KEPT = /^\/api\/(?:products|categories)(?:[/?]|$)/

/**
 * Serves the API on node:http. A visitor's read that is kept in memory goes out without passing the framework, which costs more than the answer itself.
 */
export function serveApi(app: App, answers: AnswerCache, publisher: Publisher): RequestListener {
  const framework = getRequestListener(app.fetch)
  return (request, response) => {
    const url = request.url ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.headers.authorization !== undefined || !KEPT.test(url))
      return framework(request, response)

    const kept = publisher.isBehind() ? undefined : answers.get(url)
    return kept ? kept.send(request, response) : framework(request, response)
  }
}
