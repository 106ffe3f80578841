import { type Context, Hono } from 'hono'
import { demoRemoval, setUp, setUpOf, setUpTick } from '../../../shared/dealer/set-up.ts'
import type { Database } from '../../base/data/db/database.ts'
import { change, type Followers, mergeChanges } from '../../base/requests/change/change.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { findDemoStock, removeDemoStock } from '../../catalogue/demo-stock/demo-stock.ts'
import { removeDemoInquiries } from '../../customers/demo-inquiries/demo-inquiries.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { SetUpTickEntity } from '../../dealer/settings/set-up-tick.entity.ts'
import type { Backups } from '../backup/backups.ts'
import { findSetUpFacts } from './set-up.queries.ts'

/** Leads a new dealer from the demo to their own site. */
export function setUpRoutes(
  dependencies: Followers & { database: Database; outbox: Outbox | null; backups: Backups },
) {
  const { backups, database, outbox } = dependencies
  const current = async (c: Context<Env>) =>
    setUpOf({
      ...(await findSetUpFacts(c.var.em.fork(), theUser(c).id)),
      hasMailServer: outbox !== null,
      mailTo: (await outbox?.currentConfig())?.to.map(({ address }) => address) ?? [],
      hasBackup: (await backups.status()).newest !== null,
    })

  return new Hono<Env>()
    .get(
      '/set-up',
      describes('Was auf dem Weg zur eigenen Website noch zu tun ist', setUp),
      requirePermission('settings.edit'),
      async (c) => ok(c, await current(c)),
    )
    .put(
      '/set-up',
      describes('Hakt einen Schritt von Hand ab oder nimmt den Haken zurück', setUp),
      requirePermission('settings.edit'),
      valid('json', setUpTick),
      async (c) => {
        const { key, isTicked } = c.req.valid('json')
        if (isTicked) await c.var.em.upsert(SetUpTickEntity, { key })
        else await c.var.em.nativeDelete(SetUpTickEntity, { key })
        return ok(c, await current(c))
      },
    )
    .post(
      '/remove-demo-products',
      describes(
        'Legt alle Beispielmaschinen in den Papierkorb und löscht die Beispielanfragen',
        demoRemoval,
      ),
      requirePermission('settings.edit'),
      async (c) => {
        const ids = await findDemoStock(database.db)
        const { username } = theUser(c)
        const data = await change(c, dependencies, async (em) => {
          const { result: removed, ...stock } = await removeDemoStock(em, ids, username)
          const { result: inquiries, ...machines } = await removeDemoInquiries(em)
          return { ...mergeChanges([stock, machines]), result: { removed, inquiries } }
        })
        return ok(c, data)
      },
    )
}
