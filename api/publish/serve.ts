import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '../../shared/paths.ts'
import { Answer } from '../answers/answer.ts'
import type { AnswerCache } from '../answers/answer-cache.ts'
import { logFailure } from '../db/outage.ts'
import { RETRY_AFTER } from '../errors.ts'
import { pagePolicy } from './page-policy.ts'
import type { SitePublisher } from './publisher.ts'
import type { Rendering } from './site.ts'

/** Addresses that a page can have; anything else is answered by the 404 page and never kept. */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/
/** Query parameters that make a page another one; all others are read in the browser. */
const LIST_QUERY = /(?:^|&)(?:sortierung|seite)=/

const NOT_FOUND = '/404'

const TYPE = 'text/html; charset=utf-8'
export const UNAVAILABLE = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Seite gerade nicht verfügbar</title>
<h1>Diese Seite ist gerade nicht verfügbar</h1><p>Bitte laden Sie sie in einem Augenblick noch einmal.</p>
<p><a href="/">Zur Startseite</a></p></html>`

/** Serves the public site on plain node:http, since a framework costs more than the page itself. */
export function createPageServer(
  publisher: SitePublisher,
  answers: AnswerCache,
  headers: Record<string, string>,
) {
  const common = { ...headers, 'Content-Type': TYPE, 'Cache-Control': 'no-cache' }

  function sendHtml(response: ServerResponse, status: number, html: string, more = {}): void {
    response.writeHead(status, {
      ...common,
      'Content-Security-Policy': pagePolicy(html),
      'Content-Length': Buffer.byteLength(html),
      ...more,
    })
    response.end(response.req.method === 'HEAD' ? undefined : html)
  }

  function sendUnavailable(response: ServerResponse): void {
    sendHtml(response, 503, UNAVAILABLE, { 'Retry-After': RETRY_AFTER })
  }

  function sendRendering(response: ServerResponse, { status, html, location }: Rendering): void {
    if (status >= 500) sendUnavailable(response)
    else sendHtml(response, status, html, location ? { Location: location } : {})
  }

  let rendering: Promise<Answer> | null = null

  /** The page for whatever there is not: rendered once until a change, since such addresses are asked for in floods. */
  async function notFound(): Promise<Answer> {
    if (publisher.isBehind()) await publisher.sync()
    const kept = answers.get(NOT_FOUND)
    if (kept) return kept
    rendering ??= renderNotFound().finally(() => {
      rendering = null
    })
    return rendering
  }

  async function renderNotFound(): Promise<Answer> {
    const { epoch } = answers
    const { html, tags } = await publisher.render(NOT_FOUND)
    const policy = { 'Content-Security-Policy': pagePolicy(html) }
    const answer = new Answer(html, { ...common, ...policy }, tags, 404)
    answers.set(NOT_FOUND, answer, epoch)
    return answer
  }

  return {
    /** The page at an address when it is at hand; null when it has to be rendered or looked for. */
    published(url: string): Answer | null {
      const key = pageKey(url)
      return key === null ? null : publisher.peek(key)
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
        const key = pageKey(url)
        if (key === null) {
          const isList = PAGE_PATH.test(path) && LIST_QUERY.test(query)
          if (isList) sendRendering(response, await publisher.render(url))
          else (await notFound()).send(request, response)
          return
        }
        const page = await publisher.page(key)
        if (page instanceof Answer) page.send(request, response)
        else sendRendering(response, page)
      } catch (error) {
        logFailure(`GET ${path}`, error)
        sendUnavailable(response)
      }
    },
  }
}

/** Under which key an address is published, or null when it is none of the kept pages. */
function pageKey(url: string): string | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (path === '/') return path
  if (!PAGE_PATH.test(path)) return null
  if (path === '/admin' || path.startsWith('/admin/')) return '/admin'
  const isList = path.startsWith(paths.category('')) || path === paths.catalogue
  return isList && end >= 0 && LIST_QUERY.test(url.slice(end + 1)) ? null : path
}
