import { Hono } from 'hono'
import { z } from 'zod'
import { paginate } from '../../../shared/calls/envelope.ts'
import { fetchedPictures, importsQuery, stockImport } from '../../../shared/stock/imports.ts'
import { undoneBatch } from '../../../shared/stock/undone-batch.ts'
import type { Database } from '../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'
import { change, type Followers } from '../../base/requests/change/change.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok, okPage } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import type { ImageStore } from '../images/image-store.ts'
import { fetchPicturesAgain } from './fetch-pictures-again.ts'
import type { PictureFetcher } from './import/pictures/picture-fetcher.ts'
import type { StockImports } from './import/stock-imports.ts'
import { UNKNOWN_IMPORT, undoImport } from './undo-import.ts'

const readImport = rowReader(stockImport)

/** Imports that were applied, and the way back from them. */
export function appliedImports(
  dependencies: Followers & {
    config: { trustProxy: boolean }
    database: Database
    images: ImageStore
    pictureFetcher: PictureFetcher
  },
  imports: StockImports,
) {
  const { database, images, pictureFetcher: fetcher } = dependencies
  const { db } = database

  return new Hono<Env>()
    .use(requirePermission('stock.import'))
    .get(
      '/imports',
      describes('Die angewandten Importe, der neueste zuerst', z.array(stockImport), {
        isPaged: true,
      }),
      valid('query', importsQuery),
      async (c) => {
        const { page, limit } = c.req.valid('query')
        const rows = await db
          .selectFrom('stock_import')
          .select(columnsOf(stockImport, 'stock_import'))
          .orderBy('id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute()
        const { total } = await db
          .selectFrom('stock_import')
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
        return okPage(c, rows.map(readImport), paginate(page, limit, Number(total)))
      },
    )
    .post(
      '/imports/:id/pictures',
      describes(
        'Holt die Bilder eines Imports noch einmal, die von anderen Servern nicht zu holen waren',
        fetchedPictures,
        { refusals: [404, 409] },
      ),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_IMPORT)
        const data = await imports.whileNoneRuns(async () => {
          const options = { images, fetcher, signal: c.req.raw.signal }
          const put = await fetchPicturesAgain(c.var.em, id, options)
          return change(c, dependencies, (em) => put(em, theUser(c).username))
        })
        auditCall(c, dependencies.config, 'imported', { object: `pictures of import ${id}` })
        return ok(c, data)
      },
    )
    .post(
      '/imports/:id/undo',
      describes(
        'Macht einen Import als Ganzes rückgängig, außer wo seither jemand etwas geändert hat',
        undoneBatch,
        { refusals: [403, 404, 409] },
      ),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_IMPORT)
        const data = await imports.whileNoneRuns(() =>
          change(c, dependencies, (em) => undoImport(em, images, id, theUser(c))),
        )
        auditCall(c, dependencies.config, 'import-undone', { object: `import ${id}` })
        return ok(c, data)
      },
    )
}
