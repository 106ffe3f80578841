import { Hono } from 'hono'
import { z } from 'zod'
import { paginate } from '../../../shared/calls/envelope.ts'
import { restoredProduct } from '../../../shared/product/product.ts'
import { trashedProduct, trashQuery, trashRestore } from '../../../shared/product/trash.ts'
import type { Database } from '../../base/data/db/database.ts'
import { change, type Followers } from '../../base/requests/change/change.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ok, okPage } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid, validIfSent } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import type { ImageStore } from '../images/image-store.ts'
import { shownTo } from '../products/product.permissions.ts'
import { requireProduct } from '../products/product.queries.ts'
import { deleteForGood, NOT_IN_TRASH, restoreFromTrash } from './trash.changes.ts'
import { findTrashed, listTrash } from './trash.queries.ts'

export function trash(
  dependencies: Followers & {
    config: { trustProxy: boolean }
    database: Database
    images: ImageStore
  },
) {
  const { config, database, images } = dependencies
  const { db } = database

  return new Hono<Env>()
    .get(
      '/',
      describes(
        'Gelöschte Produkte, die sich noch wiederherstellen lassen, das zuletzt gelöschte zuerst',
        z.array(trashedProduct),
        { isPaged: true },
      ),
      requirePermission('trash.read'),
      valid('query', trashQuery),
      async (c) => {
        const query = c.req.valid('query')
        const { products, total } = await listTrash(db, query)
        return okPage(c, products, paginate(query.page, query.limit, total))
      },
    )
    .post(
      '/products/:id/restore',
      describes(
        'Holt ein Produkt aus dem Papierkorb zurück, auf Wunsch in eine andere Kategorie',
        restoredProduct,
        { refusals: [404, 409] },
      ),
      requirePermission('trash.restore'),
      valid('param', idParameter),
      validIfSent(trashRestore),
      async (c) => {
        const id = idOf(c.req.valid('param'), NOT_IN_TRASH)
        const { categoryId } = c.req.valid('json')
        const missingImages = await change(c, dependencies, (em) =>
          restoreFromTrash(em, images, id, categoryId),
        )
        const data = shownTo(theUser(c), await requireProduct(db, id))
        return ok(c, { ...data, missingImages })
      },
    )
    .delete(
      '/products/:id',
      describes('Löscht ein Produkt im Papierkorb endgültig, mit seinem Verlauf', trashedProduct, {
        refusals: [404],
      }),
      requirePermission('trash.delete'),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), NOT_IN_TRASH)
        const data = await findTrashed(db, id)
        if (!data) throw notFound(NOT_IN_TRASH)
        await deleteForGood(c.var.em, id)
        auditCall(c, config, 'deleted', { object: `product ${id}` })
        return ok(c, data)
      },
    )
}
