import { Hono } from 'hono'
import { z } from 'zod'
import { paths } from '../../../shared/addresses/paths.ts'
import { previewedProduct, productPreview } from '../../../shared/product/preview.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { secretAddress } from '../../base/requests/http/route-marks.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { requireProduct, UNKNOWN_PRODUCT } from '../products/product.queries.ts'
import { endPreview, openPreview } from './preview.changes.ts'
import { findPreview, findPreviewed } from './preview.queries.ts'
import type { ProductPreviewEntity } from './product-preview.entity.ts'

const UNKNOWN_PREVIEW = 'Diese Vorschau gibt es nicht oder nicht mehr'

const tokenParameter = z.object({
  token: z.string().meta({ description: 'Das Geheimnis der Adresse' }),
})

/** Gives out the address under which somebody without an account sees a draft, and ends it. */
export function previews(dependencies: { config: { siteUrl: string }; database: Database }) {
  const { siteUrl } = dependencies.config
  const { db } = dependencies.database
  const shown = ({ token, until }: ProductPreviewEntity) => ({
    address: `${siteUrl}${paths.previewOf(token)}`,
    until: until.toISOString(),
  })

  return new Hono<Env>()
    .get(
      '/previews/:token',
      secretAddress,
      describes('Die Maschine einer Vorschau, wie Besucher sie sehen werden', previewedProduct, {
        refusals: [404],
      }),
      valid('param', tokenParameter),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        const data = await findPreviewed(c.var.em, db, c.req.valid('param').token)
        if (!data) throw notFound(UNKNOWN_PREVIEW)
        return ok(c, data)
      },
    )
    .get(
      '/:id/preview',
      describes(
        'Die Vorschau eines Entwurfs; null, wenn es keine gibt',
        productPreview.nullable(),
        { refusals: [404] },
      ),
      requirePermission('products.preview'),
      valid('param', idParameter),
      async (c) => {
        const { id } = await requireProduct(db, idOf(c.req.valid('param'), UNKNOWN_PRODUCT))
        const found = await findPreview(c.var.em, id)
        return ok(c, found && shown(found))
      },
    )
    .post(
      '/:id/preview',
      describes(
        'Macht einen Entwurf 14 Tage lang unter einer Adresse sichtbar, die man weitergeben kann',
        productPreview,
        { status: 201, refusals: [404, 409] },
      ),
      requirePermission('products.preview'),
      valid('param', idParameter),
      async (c) => {
        const opened = await openPreview(c.var.em, idOf(c.req.valid('param'), UNKNOWN_PRODUCT))
        return ok(c, shown(opened), 201)
      },
    )
    .delete(
      '/:id/preview',
      describes('Beendet die Vorschau sofort', z.null(), { refusals: [404] }),
      requirePermission('products.preview'),
      valid('param', idParameter),
      async (c) => {
        const { id } = await requireProduct(db, idOf(c.req.valid('param'), UNKNOWN_PRODUCT))
        await endPreview(c.var.em, id)
        return ok(c, null)
      },
    )
}
