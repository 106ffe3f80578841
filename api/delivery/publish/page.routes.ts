import { Hono } from 'hono'
import { missingAt } from '../../../shared/pages/missing.ts'
import { withQuery } from '../../../shared/pages/page-query.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import { html, htmlOr503 } from '../../base/requests/answers/html.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { answerKey, canBePage } from '../visitor-cache/answer-key.ts'
import { notFoundAt } from './public-paths.ts'
import type { SitePublisher } from './publisher.ts'

/** The pages of the public site. A page that is not published is rendered; unknown addresses get the page that says so. */
export function pages({ pages }: Pick<SitePublisher, 'pages'>) {
  return new Hono<Env>().get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname !== '/' && pathname.endsWith('/') && canBePage(pathname.slice(0, -1)))
      return html(301, '', { Location: pathname.slice(0, -1) + search })
    return htmlOr503(c, async () => {
      const own = canBePage(pathname) ? answerKey(c.req.url) : notFoundAt(pathname)
      const page = await pages.get(missingAt(pathname) ?? own)
      if (page instanceof Answer) return page.respond(c.req)
      const location = page.location && withQuery(page.location, pathname + search)
      return html(page.status, page.html, location ? { Location: location } : {})
    })
  })
}
