import { Hono } from 'hono'
import { z } from 'zod'
import { historyQuery, revision, revisionPreview } from '../../shared/history.ts'
import { productPatch, restoredProduct } from '../../shared/product/product.ts'
import type { Followers } from '../change.ts'
import { change } from '../change.ts'
import type { Database } from '../database.ts'
import type { Env } from '../http/env.ts'
import { notFound } from '../http/errors.ts'
import { idOf, idParameter, revisionParameter } from '../http/id-parameter.ts'
import { seenVersion } from '../http/if-match.ts'
import { valid } from '../http/validate.ts'
import type { ImageStore } from '../images/image-store.ts'
import { stillThere } from '../images/still-there.ts'
import { answers } from '../openapi/answers.ts'
import { requirePermission } from '../permissions/require.ts'
import { updateProduct } from '../products/product.changes.ts'
import { refuseIfImpossible } from '../products/product.obstacles.ts'
import { findProduct, requireProduct, UNKNOWN_PRODUCT } from '../products/product.queries.ts'
import { unlessOutdated } from '../products/unless-outdated.ts'
import { historyAnswer, requireRevision } from './requested.ts'
import { differencesOf, toInput } from './state.ts'

export function productHistory(
  dependencies: Followers & { database: Database; images: ImageStore },
) {
  const { database, images } = dependencies
  const { db } = database

  return new Hono<Env>()
    .get(
      '/:id/history',
      answers('Wer ein Produkt wann wie geändert hat, das Neueste zuerst', z.array(revision), {
        isPaged: true,
        refusals: [404],
      }),
      requirePermission('history.read'),
      valid('param', idParameter),
      valid('query', historyQuery),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const answer = await historyAnswer(db, 'product', id, c.req.valid('query'))
        // One in the trash has a history, and one that was never changed exists.
        if (answer.pagination.total === 0 && !(await findProduct(db, id)))
          throw notFound(UNKNOWN_PRODUCT)
        return c.json(answer)
      },
    )
    .get(
      '/:id/history/:revision',
      answers('Ein früherer Stand, und was ihn wiederherzustellen ändern würde', revisionPreview, {
        refusals: [404],
      }),
      requirePermission('history.read'),
      valid('param', revisionParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const now = await requireProduct(db, id)
        const param = c.req.valid('param')
        const { revision, state } = await requireRevision(db, 'product', id, param.revision)
        const editable = Object.fromEntries(
          Object.entries(now).filter(([field]) => Object.hasOwn(state, field)),
        )
        const { kept } = await stillThere(images, toInput(productPatch, state).images ?? [])
        const restores = differencesOf(editable, { ...state, images: kept })
        return c.json({ success: true, data: { ...revision, restores } })
      },
    )
    .post(
      '/:id/history/:revision/restore',
      answers('Stellt einen früheren Stand als neue Änderung wieder her', restoredProduct, {
        refusals: [400, 404, 409],
      }),
      requirePermission('history.restore'),
      valid('param', revisionParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        await requireProduct(db, id)
        const param = c.req.valid('param')
        const { state } = await requireRevision(db, 'product', id, param.revision)
        const patch = toInput(productPatch, state)
        const { kept, missing } = await stillThere(images, patch.images ?? [])
        const options = { version: seenVersion(c), action: 'restored' as const }
        await unlessOutdated(db, id, () =>
          change(c, dependencies, async (em) => {
            await refuseIfImpossible(em.getKysely(), id, patch)
            return updateProduct(em, id, { ...patch, images: kept }, options)
          }),
        )
        const data = { ...(await requireProduct(db, id)), missingImages: missing }
        return c.json({ success: true, data })
      },
    )
}
