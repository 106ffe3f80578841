import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import type { VisitorReads } from './visitor-reads.ts'

/** Serves the API on node:http; a visitor's reads go out without passing the framework. */
export function serveApi(app: App, reads: VisitorReads): RequestListener {
  const framework = getRequestListener(app.fetch)
  return async (request, response) => {
    // The framework makes addresses of this name and refuses odd ones, though no address of ours
    // depends on it. What the caller wrote stays in the raw headers, where `c.req.header` reads it.
    request.headers.host = 'localhost'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isVisitor = request.headers.authorization === undefined
    const answer = isRead && isVisitor ? await reads.find(request.url ?? '') : null
    if (answer) answer.send(request, response)
    else await framework(request, response)
  }
}
