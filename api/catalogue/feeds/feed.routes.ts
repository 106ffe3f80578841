import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { feedConsent, feedState, feedSwitch, heldFeed } from '../../../shared/feeds/feed-state.ts'
import { feeds } from '../../../shared/feeds/index.ts'
import { type FeedKey, feedKeys } from '../../../shared/product/field-rules.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid, validIfSent } from '../../base/requests/http/validate.ts'
import { describes, refused } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { renewSecret, switchFeed } from './feed.addresses.ts'
import { confirmLoss } from './feed.changes.ts'
import { findFeed, findFeeds, findHeldFeeds } from './feed.queries.ts'
import { currentContent } from './feed-content.ts'

const keyParameter = z.object({
  key: z.string().meta({ description: `Einer von: ${feedKeys.join(', ')}` }),
})

/** The feeds in the admin. */
export function feedRoutes(dependencies: { config: { siteUrl: string }; database: Database }) {
  const { siteUrl } = dependencies.config
  const { db } = dependencies.database
  const answer = async (c: Context<Env>, key: FeedKey) => ok(c, await findFeed(db, siteUrl, key))

  return new Hono<Env>()
    .get(
      '/',
      describes('Was jedes Portal bekommt und was nicht', z.array(feedState)),
      requirePermission('feeds.read'),
      async (c) => ok(c, await findFeeds(db, siteUrl)),
    )
    .get(
      '/held',
      describes(
        'Welche Portale beim letzten Abruf nicht den neuen Stand bekamen',
        z.array(heldFeed),
      ),
      requirePermission('feeds.read'),
      async (c) => ok(c, await findHeldFeeds(db, siteUrl)),
    )
    .get(
      '/:key',
      describes('Was ein Portal bekommt und was nicht', feedState, { refusals: [404] }),
      requirePermission('feeds.read'),
      valid('param', keyParameter),
      (c) => answer(c, known(c.req.valid('param'))),
    )
    .get(
      '/:key/preview',
      describeRoute({
        summary: 'Die Datei, wie sie der Bestand jetzt ergibt; zählt nicht als Abruf',
        responses: { 200: { description: 'Die Datei' }, ...refused(404) },
      }),
      requirePermission('feeds.read'),
      valid('param', keyParameter),
      async (c) => {
        const feed = feeds[known(c.req.valid('param'))]
        return c.body(await currentContent(db, siteUrl, feed), 200, {
          'Content-Type': feed.type,
          'Content-Disposition': `attachment; filename="${feed.file}"`,
        })
      },
    )
    .put(
      '/:key',
      describes('Schaltet einen Feed ein oder aus', feedState, { refusals: [404] }),
      requirePermission('feeds.edit'),
      valid('param', keyParameter),
      valid('json', feedSwitch),
      async (c) => {
        const key = known(c.req.valid('param'))
        await switchFeed(c.var.em, key, c.req.valid('json').enabled)
        return answer(c, key)
      },
    )
    .post(
      '/:key/renew',
      describes('Gibt einem Feed eine neue Adresse; die alte gilt sofort nicht mehr', feedState, {
        refusals: [404],
      }),
      requirePermission('feeds.edit'),
      valid('param', keyParameter),
      async (c) => {
        const key = known(c.req.valid('param'))
        await renewSecret(c.var.em, key)
        return answer(c, key)
      },
    )
    .post(
      '/:key/confirm',
      describes('Gibt den neuen Stand eines angehaltenen Feeds frei', feedState, {
        refusals: [404, 409],
      }),
      requirePermission('feeds.edit'),
      valid('param', keyParameter),
      validIfSent(feedConsent),
      async (c) => {
        const key = known(c.req.valid('param'))
        await confirmLoss(c.var.em, siteUrl, key, c.req.valid('json').version)
        return answer(c, key)
      },
    )
}

/** @throws {ApiError} 404 for a feed that there is not */
function known({ key }: z.infer<typeof keyParameter>): FeedKey {
  const found = feedKeys.find((one) => one === key)
  if (!found) throw notFound('Diesen Feed gibt es nicht')
  return found
}
