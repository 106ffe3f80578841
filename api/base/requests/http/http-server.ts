import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { MINUTE } from '../../../../shared/time/time.ts'
import { answerBadRequests, refusalHeaders } from './bad-requests.ts'
import type { Env } from './env.ts'

const STALLED_MS = 2 * MINUTE

/** @param stalledMs how long an answer, and the file behind it, is kept for a client that does not read */
export function createHttpServer(
  app: () => Pick<Hono<Env>, 'fetch'>,
  headers: Record<string, string>,
  stalledMs = STALLED_MS,
): Server {
  const listener = getRequestListener((request, env) => app().fetch(request, env))
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    // Refused here, because node:http would leave out our headers.
    if (request.httpVersion === '1.1' && request.headers.host === undefined)
      return response.writeHead(400, refusalHeaders(headers)).end()
    request.url = originForm(request.url ?? '/')
    // Hono builds URLs with this name and fails on odd ones. `c.req.header` still reads the original.
    request.headers.host = 'localhost'
    // An answer that is not begun yet may take as long as it needs.
    const { socket } = request
    response.setTimeout(stalledMs, () => socket.writableLength > 0 && socket.destroy())
    return listener(request, response)
  })
  answerBadRequests(server, headers)
  return server
}

/** Proxies may send the whole URL (RFC 9112, 3.2.2). Its host does not matter here. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
