import { Hono } from 'hono'
import { z } from 'zod'
import { type Category, categoryInput, categoryPatch } from '../../shared/category.ts'
import { flag, parameter } from '../../shared/query.ts'
import { requireAdmin } from '../auth/authentication.ts'
import { change } from '../change.ts'
import type { Dependencies, Env } from '../context.ts'
import { notFound } from '../errors.ts'
import { idParameter } from '../id-parameter.ts'
import { tags } from '../publish/tags.ts'
import { tagged } from '../tagged.ts'
import { valid } from '../validate.ts'
import {
  createCategory,
  deleteCategory,
  UNKNOWN_CATEGORY,
  updateCategory,
} from './category.changes.ts'
import { findCategory, listCategories } from './category.reads.ts'

const listQuery = z.object({
  /** Without counts an answer depends on names alone and outlives every change of products. */
  counts: parameter(flag()).transform((counts) => counts ?? true),
})

const tagsOf = ({ id }: Category) => [tags.category(id), tags.productsOf(id)]

export function categories({ database: { reads }, publisher }: Dependencies) {
  const find = async (idOrSlug: string, seesInactive: boolean) => {
    const category = await findCategory(reads, idOrSlug, seesInactive)
    if (!category) throw notFound(UNKNOWN_CATEGORY)
    return category
  }

  return new Hono<Env>()
    .get('/', valid('query', listQuery), async (c) => {
      const all = await listCategories(reads, c.var.user !== null)
      if (c.req.valid('query').counts) {
        tagged(c, [tags.categories, ...all.flatMap(tagsOf)])
        return c.json({ success: true, data: all })
      }
      tagged(c, [tags.categories, ...all.map(({ id }) => tags.category(id))])
      return c.json({ success: true, data: all.map(({ _count, ...category }) => category) })
    })
    .get('/:id', valid('param', idParameter), async (c) => {
      tagged(c, [tags.categories])
      const category = await find(c.req.valid('param').id, c.var.user !== null)
      tagged(c, tagsOf(category))
      return c.json({ success: true, data: category })
    })
    .post('/', requireAdmin, valid('json', categoryInput), async (c) => {
      const input = c.req.valid('json')
      await change(c, publisher, (em) => createCategory(em, input))
      return c.json({ success: true, data: await find(input.slug, true) }, 201)
    })
    .put(
      '/:id',
      requireAdmin,
      valid('param', idParameter),
      valid('json', categoryPatch),
      async (c) => {
        const { id, slug } = await find(c.req.valid('param').id, true)
        const patch = c.req.valid('json')
        await change(c, publisher, (em) => updateCategory(em, id, patch))
        return c.json({ success: true, data: await find(slug, true) })
      },
    )
    .delete('/:id', requireAdmin, valid('param', idParameter), async (c) => {
      const category = await find(c.req.valid('param').id, true)
      await change(c, publisher, (em) => deleteCategory(em, category.id))
      return c.json({ success: true, data: category })
    })
}
