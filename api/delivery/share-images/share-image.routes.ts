import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { shareImagePath } from '../../../shared/dealer/share-image.ts'
import { parseId } from '../../../shared/values/ids.ts'
import type { Database } from '../../base/data/db/database.ts'
import { FOREVER } from '../../base/requests/http/caching.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { findProduct } from '../../catalogue/products/product.queries.ts'
import { findDealer, findLogo } from '../../dealer/settings/settings.queries.ts'
import type { ShareImages } from './share-images.ts'

/** Answers only the current address of a visible product; outdated addresses get 404. */
export function shareImages(dependencies: { database: Database; shareImages: ShareImages }) {
  const { db } = dependencies.database
  return new Hono<Env>().get('/:name{\\d+-[0-9a-f]+\\.jpg}', etag(), async (c) => {
    const id = parseId(c.req.param('name').split('-', 1)[0])
    const product = id && (await findProduct(db, id))
    const dealer = await findDealer(db)
    if (
      !product ||
      product.status === 'inactive' ||
      (await shareImagePath(product, dealer)) !== c.req.path
    )
      throw notFound('Bild nicht gefunden')
    const logo = dealer.logo && (await findLogo(db, dealer.logo.src))
    const picture = await dependencies.shareImages.read(product, dealer, logo)
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': FOREVER,
    })
  })
}
