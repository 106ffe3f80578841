import { Hono } from 'hono'
import { knownCategory, productInput, productPatch } from '../../shared/product.ts'
import { requireAdmin } from '../auth/authentication.ts'
import { isCategoryId } from '../categories/category.reads.ts'
import { change } from '../change.ts'
import type { Dependencies, Env } from '../context.ts'
import { ApiError } from '../errors.ts'
import { idOf, idParameter } from '../id-parameter.ts'
import { valid } from '../validate.ts'
import {
  createProduct,
  deleteProduct,
  Outdated,
  UNKNOWN_PRODUCT,
  updateProduct,
} from './product.changes.ts'
import { requireProduct } from './product.public.ts'

/** What `If-Match` says when any version will do (RFC 9110, 13.1.1). */
const ANY_VERSION = '*'
const OUTDATED = 'Das Produkt wurde in der Zwischenzeit geändert'

/** What the administrator may change about products. */
export function products({ database: { reads }, publisher }: Dependencies) {
  const inKnownCategory = knownCategory((id) => isCategoryId(reads, id))
  return new Hono<Env>()
    .post('/', requireAdmin, valid('json', productInput, inKnownCategory), async (c) => {
      const input = c.req.valid('json')
      const id = await change(c, publisher, (em) => createProduct(em, input))
      return c.json({ success: true, data: await requireProduct(reads, id, true) }, 201)
    })
    .put(
      '/:id',
      requireAdmin,
      valid('param', idParameter),
      valid('json', productPatch, inKnownCategory),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const patch = c.req.valid('json')
        const seen = c.req.header('If-Match')?.replaceAll('"', '') ?? ANY_VERSION
        const version = seen === ANY_VERSION ? null : seen
        try {
          await change(c, publisher, (em) => updateProduct(em, id, patch, version))
        } catch (error) {
          if (!(error instanceof Outdated)) throw error
          throw new ApiError(409, OUTDATED, { data: await requireProduct(reads, id, true) })
        }
        return c.json({ success: true, data: await requireProduct(reads, id, true) })
      },
    )
    .delete('/:id', requireAdmin, valid('param', idParameter), async (c) => {
      const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
      const product = await requireProduct(reads, id, true)
      await change(c, publisher, (em) => deleteProduct(em, id))
      return c.json({ success: true, data: product })
    })
}
