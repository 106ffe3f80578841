import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Answer } from './answers/answer.ts'
import type { VisitorReads } from './answers/visitor-reads.ts'
import { logFailure } from './db/outage.ts'
import { RETRY_AFTER } from './errors.ts'
import type { Find } from './fast-lane.ts'
import type { createPageServer } from './publish/serve.ts'
import { STRICT_POLICY } from './security-headers.ts'

interface Kept {
  pages: Pick<ReturnType<typeof createPageServer>, 'published'>
  /** The built site's files by path. */
  assets: Map<string, Answer>
  visitorReads: VisitorReads
}

interface Parts {
  find: Find
  pages: Pick<ReturnType<typeof createPageServer>, 'serve'>
  api(request: IncomingMessage, response: ServerResponse): unknown
  uploads(request: IncomingMessage, response: ServerResponse): unknown
  /** What every answer carries. */
  headers: Record<string, string>
}

const APPLICATION =
  /^\/(?:api(?:[/?]|$)|vorschaubild\/|healthz(?:\?|$)|robots\.txt(?:\?|$)|sitemap\.xml(?:\?|$)|sitemap\/)/

/** Whether Hono answers an address; everything else is a file or a page. */
export function isForApplication(url: string): boolean {
  return APPLICATION.test(url)
}

/** Finds what is kept for visitors: the busiest, a published page, comes first. */
export function findKept({ pages, assets, visitorReads }: Kept): Find {
  return (url) =>
    isForApplication(url)
      ? visitorReads.find(url)
      : (pages.published(url) ?? assets.get(url) ?? assets.get(url.split('?', 1)[0] ?? '') ?? null)
}

/** Which part of the server answers a request that is not a visitor's plain read of what is kept. */
export function route({ find, pages, api, uploads, headers }: Parts): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Left to node:http, the answer would lack the headers of all others.
    if (request.httpVersion === '1.1' && request.headers.host === undefined)
      return refuse(response, headers, 400)
    const url = originForm(request.url ?? '/')
    request.url = url
    if (isForApplication(url)) await api(request, response)
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      refuse(response, headers, 405, { Allow: 'GET, HEAD' })
    else {
      const kept = find(url)
      if (kept instanceof Answer) kept.send(request, response)
      else if (url.startsWith('/uploads/')) uploads(request, response)
      else await pages.serve(request, response)
    }
  }

  return (request, response) => {
    // Whatever one request meets, it ends with its answer and never with the process.
    answer(request, response).catch((error) => {
      logFailure(`${request.method} ${request.url}`, error)
      if (response.headersSent) response.destroy()
      else refuse(response, headers, 503, { 'Retry-After': RETRY_AFTER })
    })
  }
}

/** Proxies may write the whole address (RFC 9112, 3.2.2); which host it names does not matter here. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

function refuse(
  response: ServerResponse,
  headers: Record<string, string>,
  status: number,
  more: Record<string, string> = {},
): void {
  const policy = { 'Content-Security-Policy': STRICT_POLICY, 'Content-Length': 0 }
  response.writeHead(status, { ...headers, ...policy, ...more }).end()
}
