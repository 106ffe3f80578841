import { Hono } from 'hono'
import { feeds } from '../../shared/feeds/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Env } from '../env.ts'
import { Answer } from '../visitor-cache/answer.ts'
import { fetchedContent } from './content.ts'
import { contentNow, recordFetch } from './feed.changes.ts'
import { findFeedAt } from './feed.queries.ts'

/** What portals fetch, without a login: the secret in the address is what lets them in. */
export function feedFiles(dependencies: Dependencies) {
  const { database } = dependencies
  return new Hono<Env>().get('/:secret/:file', async (c) => {
    c.header('X-Robots-Tag', 'noindex')
    const { secret, file } = c.req.param()
    const key = await findFeedAt(database.db, secret, file)
    if (!key) return c.notFound()
    const feed = feeds[key]
    const em = database.orm.em.fork()
    // Only a file that was sent is one that the portal has.
    if (c.req.method === 'GET') await recordFetch(em, dependencies, key)
    const content =
      c.req.method === 'GET'
        ? await fetchedContent(database.db, feed)
        : await contentNow(em, dependencies.config.siteUrl, key)
    return new Answer(content, {
      'Content-Type': feed.type,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    }).respond(c.req)
  })
}
