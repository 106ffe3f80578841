import type { RequestListener, ServerResponse } from 'node:http'
import type { Answer } from './answers/answer.ts'
import type { createPageServer } from './publish/serve.ts'
import { STRICT_POLICY } from './security-headers.ts'

interface Parts {
  pages: ReturnType<typeof createPageServer>
  api: RequestListener
  /** The built site's files by path. */
  assets: Map<string, Answer>
  uploads: RequestListener
  /** What every answer carries. */
  headers: Record<string, string>
}

const APPLICATION =
  /^\/(?:api(?:[/?]|$)|vorschaubild\/|healthz(?:\?|$)|robots\.txt(?:\?|$)|sitemap\.xml(?:\?|$))/

/** Whether Hono answers an address; everything else is a file or a page. */
export function isForApplication(url: string): boolean {
  return APPLICATION.test(url)
}

/** Which part of the server answers a request: the busiest, a published page, comes first. */
export function route({ pages, api, assets, uploads, headers }: Parts): RequestListener {
  return (request, response) => {
    const url = originForm(request.url ?? '/')
    request.url = url
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isForApplication(url)) return api(request, response)
    if (!isRead) return refuse(response, headers)
    if (pages.servePublished(request, response)) return
    if (url.startsWith('/uploads/')) return uploads(request, response)
    const asset = assets.get(url) ?? assets.get(url.split('?', 1)[0] ?? '')
    if (asset) asset.send(request, response)
    else void pages.serve(request, response)
  }
}

/** Proxies may write the whole address (RFC 9112, 3.2.2); which host it names does not matter here. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

function refuse(response: ServerResponse, headers: Parts['headers']): void {
  response
    .writeHead(405, {
      ...headers,
      'Content-Security-Policy': STRICT_POLICY,
      Allow: 'GET, HEAD',
      'Content-Length': 0,
    })
    .end()
}
