import { Hono } from 'hono'
import { pageQuery, withQuery } from '../../../shared/page-query.ts'
import { Answer } from '../../base/answers/answer.ts'
import { html, pageUnavailable } from '../../base/answers/html.ts'
import { logFailure } from '../../base/db/outage.ts'
import type { Env } from '../../base/http/env.ts'
import { Busy } from '../../base/semaphore.ts'
import { NOT_FOUND } from './public-paths.ts'
import type { SitePublisher } from './publisher.ts'

/** Addresses that a page can have; all others get the 404 page. */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/

/** The pages of the public site. A page that is not published is rendered; unknown addresses get the 404 page. */
export function pages({ pages }: Pick<SitePublisher, 'pages'>) {
  return new Hono<Env>().get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname.endsWith('/') && PAGE_PATH.test(pathname.slice(0, -1)))
      return html(301, '', { Location: pathname.slice(0, -1) + search })
    try {
      const page = await pages.get(pageAddress(pathname, search) ?? NOT_FOUND)
      if (page instanceof Answer) return page.respond(c.req)
      const location = page.location && withQuery(page.location, pathname + search)
      return html(page.status, page.html, location ? { Location: location } : {})
    } catch (error) {
      if (!(error instanceof Busy)) logFailure(`GET ${pathname}`, error)
      return pageUnavailable()
    }
  })
}

/** The address under which a page is kept, or null if no page can have it. */
function pageAddress(path: string, search: string): string | null {
  if (path !== '/' && !PAGE_PATH.test(path)) return null
  if (path === '/admin' || path.startsWith('/admin/')) return '/admin'
  return path + pageQuery(path, search.slice(1))
}
