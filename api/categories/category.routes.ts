import { Hono } from 'hono'
import { z } from 'zod'
import { type Category, categoryInput, categoryPatch } from '../../shared/category.ts'
import { flag, parameter } from '../../shared/query.ts'
import { requireAdmin } from '../auth/authentication.ts'
import { change } from '../change.ts'
import { type Dependencies, type Env, shows } from '../context.ts'
import type { Reads } from '../database.ts'
import { notFound } from '../errors.ts'
import { tags } from '../freshness/tags.ts'
import { idParameter } from '../id-parameter.ts'
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

export function categories(dependencies: Dependencies) {
  const { reads } = dependencies.database

  return new Hono<Env>()
    .get('/', valid('query', listQuery), async (c) => {
      const categories = await listCategories(reads, c.var.user !== null)
      shows(c, tags.categories)
      if (c.req.valid('query').counts) {
        shows(c, ...categories.flatMap(tagsOf))
        return c.json({ success: true, data: categories })
      }
      shows(c, ...categories.map(({ id }) => tags.category(id)))
      return c.json({ success: true, data: categories.map(({ _count, ...category }) => category) })
    })
    .get('/:id', valid('param', idParameter), async (c) => {
      shows(c, tags.categories)
      const category = await requireCategory(reads, c.req.valid('param').id, c.var.user !== null)
      shows(c, ...tagsOf(category))
      return c.json({ success: true, data: category })
    })
    .post('/', requireAdmin, valid('json', categoryInput), async (c) => {
      const input = c.req.valid('json')
      await change(c, dependencies, (em) => createCategory(em, input))
      return c.json({ success: true, data: await requireCategory(reads, input.slug) }, 201)
    })
    .put(
      '/:id',
      requireAdmin,
      valid('param', idParameter),
      valid('json', categoryPatch),
      async (c) => {
        const { id, slug } = await requireCategory(reads, c.req.valid('param').id)
        const patch = c.req.valid('json')
        await change(c, dependencies, (em) => updateCategory(em, id, patch))
        return c.json({ success: true, data: await requireCategory(reads, slug) })
      },
    )
    .delete('/:id', requireAdmin, valid('param', idParameter), async (c) => {
      const category = await requireCategory(reads, c.req.valid('param').id)
      await change(c, dependencies, (em) => deleteCategory(em, category.id))
      return c.json({ success: true, data: category })
    })
}

/** @throws {ApiError} 404 for a category that there is not */
async function requireCategory(
  reads: Reads,
  idOrSlug: string,
  seesInactive = true,
): Promise<Category> {
  const category = await findCategory(reads, idOrSlug, seesInactive)
  if (!category) throw notFound(UNKNOWN_CATEGORY)
  return category
}
