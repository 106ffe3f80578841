import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Reads that `cachedReads` keeps. */
const KEPT = /^\/api\/(?:products|categories)(?:[/?]|$)/

/**
 * Serves the API on node:http. A visitor's read that is kept in memory goes out compressed and
 * without passing the framework, which costs more than the answer itself.
 */
export function serveApi(app: App, answers: AnswerCache, publisher: Publisher): RequestListener {
  const framework = getRequestListener(app.fetch)
  return (request, response) => {
    const url = request.url ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.headers.authorization !== undefined || !KEPT.test(url))
      return framework(request, response)

    const kept = publisher.isBehind() ? undefined : answers.get(url)
    if (kept) return kept.send(request, response)
    // The framework computes and keeps it; what it does not keep, such as a 404, it answers itself.
    void Promise.resolve(app.request(url)).then(() => {
      const computed = answers.get(url)
      if (computed) computed.send(request, response)
      else framework(request, response)
    })
  }
}
