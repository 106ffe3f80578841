import { Hono } from 'hono'
import { feeds } from '../../../shared/feeds/index.ts'
import type { Database } from '../../base/data/db/database.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { unavailable } from '../../base/requests/http/errors.ts'
import { secretAddress } from '../../base/requests/http/route-marks.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { isCopy } from '../../dealer/settings/house.ts'
import type { ImageStore } from '../images/image-store.ts'
import { contentNow, recordFetch } from './feed.changes.ts'
import { findFeedAt } from './feed.queries.ts'
import { archiveOf } from './feed-archive.ts'
import { fetchedContent } from './feed-content.ts'

const COPY = 'Diese Website ist eine Kopie. Portale bekommen von ihr nichts.'
const HEADERS = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }

/** What portals fetch, without a login: the secret in the address is what lets them in. */
export function feedFiles(dependencies: {
  config: { mail: MailConfig | null; siteUrl: string }
  database: Database
  images: ImageStore
  outbox: Outbox | null
}) {
  const { config, database, images } = dependencies
  return new Hono<Env>().get('/:secret/:file', secretAddress, async (c) => {
    c.header('X-Robots-Tag', 'noindex')
    const { secret, file } = c.req.param()
    // A portal keeps what it has, and asks again.
    if (await isCopy(database.db, config.siteUrl)) throw unavailable(COPY)
    const key = await findFeedAt(database.db, secret, file)
    if (!key) return c.notFound()
    const em = database.orm.em.fork()
    // Only a file that was sent is one that the portal has.
    const isSent = c.req.method === 'GET'
    if (isSent) await recordFetch(em, dependencies, key)
    const { archive, type } = feeds[key]
    if (file === archive?.file)
      return new Response(isSent ? await archiveOf(database.db, images, feeds[key]) : null, {
        headers: { ...HEADERS, 'Content-Type': 'application/zip' },
      })
    const content = isSent
      ? await fetchedContent(database.db, feeds[key])
      : await contentNow(em, config.siteUrl, key)
    return new Answer(content, { ...HEADERS, 'Content-Type': type }).respond(c.req)
  })
}
