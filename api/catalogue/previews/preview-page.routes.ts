import { Hono } from 'hono'
import { paths } from '../../../shared/addresses/paths.ts'
import { missingPage } from '../../../shared/pages/missing.ts'
import type { Database } from '../../base/data/db/database.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import { html, htmlOr503, ofToken } from '../../base/requests/answers/html.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { entityManager } from '../../base/requests/http/env.ts'
import { secretAddress } from '../../base/requests/http/route-marks.ts'
import { isPreview } from './preview.queries.ts'

interface PageOf {
  status: number
  html: string
}

/** Renders pages, and keeps those that are not meant for one person alone. */
interface Pages {
  pages: {
    get(address: string): Promise<Answer | PageOf>
    forOne(address: string): Promise<PageOf>
  }
}

/**
 * The page of a draft, for whoever has its address. Any other address below `/vorschau/` gets the same page, which is
 * rendered once, because anybody can guess.
 */
export function previewPages({ database }: { database: Database }, { pages }: Pages) {
  return new Hono<Env>()
    .use(`${paths.preview}/*`, secretAddress, ofToken)
    .get(`${paths.preview}/:token`, entityManager(database.orm), async (c) => {
      return htmlOr503(c, async () => {
        const token = c.req.param('token')
        const page = (await isPreview(c.var.em, token))
          ? await pages.forOne(paths.previewOf(encodeURIComponent(token)))
          : await pages.get(missingPage('vorschau'))
        const response =
          page instanceof Answer ? await page.respond(c.req) : html(page.status, page.html)
        response.headers.delete('ETag')
        return response
      })
    })
}
