import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { answerBadRequests, refusalHeaders } from './bad-requests.ts'
import type { Env } from './env.ts'

/**
 * node:http in front of an application.
 * @param app the one that answers at the moment
 * @param headers what every answer carries, also one that no application sees
 */
export function createHttpServer(
  app: () => Pick<Hono<Env>, 'fetch'>,
  headers: Record<string, string>,
): Server {
  const listener = getRequestListener((request, env) => app().fetch(request, env))
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    // node:http would refuse it without our headers.
    if (request.httpVersion === '1.1' && request.headers.host === undefined)
      return response.writeHead(400, refusalHeaders(headers)).end()
    request.url = originForm(request.url ?? '/')
    // The framework makes addresses of this name and refuses odd ones, though no address of ours
    // depends on it. What the caller wrote stays in the raw headers, where `c.req.header` reads it.
    request.headers.host = 'localhost'
    return listener(request, response)
  })
  answerBadRequests(server, headers)
  return server
}

/** Proxies may write the whole address (RFC 9112, 3.2.2); which host it names does not matter here. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
