import { Hono } from 'hono'
import { paginate } from '../../shared/envelope.ts'
import { productFilters, productInput, productPatch, productQuery } from '../../shared/product.ts'
import { requireAdmin } from '../auth/authentication.ts'
import { findCategoryId, listCategories } from '../categories/category.reads.ts'
import { change } from '../change.ts'
import type { Dependencies, Env } from '../context.ts'
import { ApiError, notFound } from '../errors.ts'
import { idOf, idParameter } from '../id-parameter.ts'
import { tags } from '../publish/tags.ts'
import { tagged } from '../tagged.ts'
import { valid } from '../validate.ts'
import { countFacets } from './facet.reads.ts'
import {
  createProduct,
  deleteProduct,
  Outdated,
  UNKNOWN_PRODUCT,
  updateProduct,
} from './product.changes.ts'
import { findProduct, findProducts, listProducts } from './product.reads.ts'
import { tagsOfList, tagsOfProduct } from './product.tags.ts'
import { similarTo } from './similar.ts'

/** What `If-Match` says when any version will do (RFC 9110, 13.1.1). */
const ANY_VERSION = '*'
const OUTDATED = 'Das Produkt wurde in der Zwischenzeit geändert'

export function products({ database: { reads }, publisher }: Dependencies) {
  const find = async (id: number, seesInactive: boolean) => {
    const product = await findProduct(reads, id)
    if (!product || (product.status === 'inactive' && !seesInactive))
      throw notFound(UNKNOWN_PRODUCT)
    return product
  }

  return new Hono<Env>()
    .get('/', valid('query', productQuery), async (c) => {
      const query = c.req.valid('query')
      const page = await listProducts(reads, query, c.var.user !== null)
      const categoryId = query.category ? await findCategoryId(reads, query.category) : null
      tagged(c, tagsOfList(query, page.products, categoryId))
      return c.json({
        success: true,
        data: page.products,
        pagination: paginate(query.page, query.limit, page.total),
      })
    })
    .get('/facets', valid('query', productFilters), async (c) => {
      const facets = await countFacets(reads, c.req.valid('query'), c.var.user !== null)
      const categories = await listCategories(reads, false)
      tagged(c, [
        tags.anyProduct,
        tags.categories,
        ...categories.map(({ id }) => tags.category(id)),
      ])
      return c.json({ success: true, data: facets })
    })
    .get('/:id', valid('param', idParameter), async (c) => {
      const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
      tagged(c, [tags.product(id)])
      const product = await find(id, c.var.user !== null)
      tagged(c, tagsOfProduct(product))
      return c.json({ success: true, data: product })
    })
    .get('/:id/similar', valid('param', idParameter), async (c) => {
      const product = await find(idOf(c.req.valid('param'), UNKNOWN_PRODUCT), c.var.user !== null)
      const ids = await similarTo((sql, parameters) => reads.all(sql, parameters), product)
      const similar = await findProducts(reads, ids)
      tagged(c, [tags.similar(product.id), ...similar.flatMap(tagsOfProduct)])
      return c.json({ success: true, data: similar })
    })
    .post('/', requireAdmin, valid('json', productInput), async (c) => {
      const input = c.req.valid('json')
      const id = await change(c, publisher, (em) => createProduct(em, input))
      return c.json({ success: true, data: await find(id, true) }, 201)
    })
    .put(
      '/:id',
      requireAdmin,
      valid('param', idParameter),
      valid('json', productPatch),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const patch = c.req.valid('json')
        const seen = c.req.header('If-Match')?.replaceAll('"', '') ?? ANY_VERSION
        const version = seen === ANY_VERSION ? null : seen
        try {
          await change(c, publisher, (em) => updateProduct(em, id, patch, version))
        } catch (error) {
          if (!(error instanceof Outdated)) throw error
          throw new ApiError(409, OUTDATED, { data: await find(id, true) })
        }
        return c.json({ success: true, data: await find(id, true) })
      },
    )
    .delete('/:id', requireAdmin, valid('param', idParameter), async (c) => {
      const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
      const product = await find(id, true)
      await change(c, publisher, (em) => deleteProduct(em, id))
      return c.json({ success: true, data: product })
    })
}
