import { Hono } from 'hono'
import { paths } from '../../../shared/addresses/paths.ts'
import { type PublishStatus, publishStatus } from '../../../shared/operation/publish.ts'
import { pageName, productOfPage } from '../../../shared/pages/page-name.ts'
import type { Database, Db } from '../../base/data/db/database.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import type { Edge } from '../edge/edge.ts'
import type { PublisherStatus, SitePublisher } from './publisher.ts'

const NO_PAGES: PublisherStatus = {
  pages: 0,
  queue: 0,
  lastChange: null,
  lastDuration: null,
  lastPages: [],
  failures: [],
}

export function publishRoutes({
  publisher,
  edge,
  database: { db },
}: {
  publisher: SitePublisher | null
  edge: Edge | null
  database: Database
}) {
  const status = async () => {
    const { lastPages, ...rest } = publisher?.status() ?? NO_PAGES
    const failure = (await edge?.failure()) ?? null
    return { ...rest, lastPages: await namePages(db, lastPages), edge: failure }
  }
  return new Hono<Env>()
    .use(requirePermission('publishing'))
    .get('/', describes('Was veröffentlicht ist und was noch wartet', publishStatus), async (c) =>
      ok(c, await status()),
    )
    .post(
      '/retry',
      describes('Versucht misslungene Seiten noch einmal', publishStatus),
      async (c) => {
        await Promise.all([publisher?.retry(), edge?.retry()])
        return ok(c, await status())
      },
    )
}

/** Pages as the administrator knows them: by the machine or the category that they show. */
async function namePages(db: Db, pages: string[]): Promise<PublishStatus['lastPages']> {
  if (pages.length === 0) return []
  const ids = pages.flatMap((path) => productOfPage(path) ?? [])
  const products = await db
    .selectFrom('product')
    .select(['id', 'title'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()
  const categories = await db.selectFrom('category').select(['slug', 'name']).execute()
  const names = new Map<string, string>([
    ...products.flatMap(({ id, title }): [string, string][] => [
      [paths.product(id), title],
      [paths.english.product(id), `${title} (Englisch)`],
    ]),
    ...categories.map(({ slug, name }) => [paths.category(slug), name] as const),
  ])
  return pages.map((path) => ({ path, name: names.get(path) ?? pageName(path) }))
}
