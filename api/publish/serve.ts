import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageQuery, withQuery } from '../../shared/page-query.ts'
import { Answer } from '../answers/answer.ts'
import { logFailure } from '../db/outage.ts'
import { RETRY_AFTER } from '../errors.ts'
import { Busy } from './lane.ts'
import { HTML_HEADERS } from './page-answer.ts'
import { pagePolicy } from './page-policy.ts'
import { NOT_FOUND } from './public-paths.ts'
import type { SitePublisher } from './publisher.ts'
import type { Rendering } from './site.ts'

/** Addresses that a page can have; anything else is answered by the 404 page. */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/

export const UNAVAILABLE = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Seite gerade nicht verfügbar</title>
<h1>Diese Seite ist gerade nicht verfügbar</h1><p>Bitte laden Sie sie in einem Augenblick noch einmal.</p>
<p><a href="/">Zur Startseite</a></p></html>`

/** Serves the public site on plain node:http, since a framework costs more than the page itself. */
export function createPageServer(publisher: SitePublisher, headers: Record<string, string>) {
  function sendHtml(response: ServerResponse, status: number, html: string, more = {}): void {
    response.writeHead(status, {
      ...headers,
      ...HTML_HEADERS,
      'Content-Security-Policy': pagePolicy(html),
      'Content-Length': Buffer.byteLength(html),
      ...more,
    })
    response.end(response.req.method === 'HEAD' ? undefined : html)
  }

  function sendUnavailable(response: ServerResponse): void {
    sendHtml(response, 503, UNAVAILABLE, { 'Retry-After': RETRY_AFTER })
  }

  function sendRendering(
    response: ServerResponse,
    { status, html, location }: Rendering,
    url: string,
  ): void {
    if (status >= 500) sendUnavailable(response)
    else sendHtml(response, status, html, location ? { Location: withQuery(location, url) } : {})
  }

  return {
    /** The page at an address when it is at hand; null when it has to be rendered or looked for. */
    published(url: string): Answer | null {
      const address = pageAddress(url)
      return address === null ? null : publisher.peek(address)
    },

    /** Renders what is not published; every other address gets the 404 page. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const url = request.url ?? '/'
      const [path = '/', query = ''] = url.split('?', 2)
      if (path.length > 1 && path.endsWith('/') && PAGE_PATH.test(path.slice(0, -1))) {
        const location = path.slice(0, -1) + (query && `?${query}`)
        sendHtml(response, 301, '', { Location: location })
        return
      }
      try {
        const page = await publisher.pages.get(pageAddress(url) ?? NOT_FOUND)
        if (page instanceof Answer) page.send(request, response)
        else sendRendering(response, page, url)
      } catch (error) {
        if (!(error instanceof Busy)) logFailure(`GET ${path}`, error)
        sendUnavailable(response)
      }
    },
  }
}

/** Under which address a page is kept, or null when there can be none. */
function pageAddress(url: string): string | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (path !== '/' && !PAGE_PATH.test(path)) return null
  if (path === '/admin' || path.startsWith('/admin/')) return '/admin'
  return end < 0 ? path : path + pageQuery(path, url.slice(end + 1))
}
