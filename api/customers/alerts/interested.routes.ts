import { Hono } from 'hono'
import { may } from '../../../shared/accounts/permissions.ts'
import { interested } from '../../../shared/alerts/search-alert.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requireProduct, UNKNOWN_PRODUCT } from '../../catalogue/products/product.queries.ts'
import { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { countAlertsFor, inquiriesLike } from './interested.ts'

/** Who looks for a machine. Names are only for accounts that may see inquiries. */
export function interestedRoutes({
  database,
  freshness,
}: {
  database: Database
  freshness: Freshness
}) {
  const terms = new ProductTerms(database, freshness)

  return new Hono<Env>().get(
    '/:id/interested',
    describes('Wer so eine Maschine sucht: Suchaufträge und offene Anfragen', interested, {
      refusals: [404],
    }),
    requirePermission('products.read-internal'),
    valid('param', idParameter),
    async (c) => {
      const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
      const product = await requireProduct(database.db, id)
      const found = await inquiriesLike(c.var.em, product)
      const inquiries = may(theUser(c).role, 'inquiries.read') ? found.inquiries : []
      const alerts = await countAlertsFor(database, terms, product)
      return ok(c, { ...found, alerts, inquiries })
    },
  )
}
