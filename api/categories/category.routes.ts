import { Hono } from 'hono'
import { categoryInput, categoryPatch } from '../../shared/category.ts'
import { requireAdmin } from '../auth/authentication.ts'
import { change } from '../change.ts'
import type { Dependencies, Env } from '../context.ts'
import { idParameter } from '../id-parameter.ts'
import { valid } from '../validate.ts'
import { createCategory, deleteCategory, updateCategory } from './category.changes.ts'
import { requireCategory } from './category.public.ts'

/** What the administrator may change about categories. */
export function categories({ database: { reads }, publisher }: Dependencies) {
  return new Hono<Env>()
    .post('/', requireAdmin, valid('json', categoryInput), async (c) => {
      const input = c.req.valid('json')
      await change(c, publisher, (em) => createCategory(em, input))
      return c.json({ success: true, data: await requireCategory(reads, input.slug, true) }, 201)
    })
    .put(
      '/:id',
      requireAdmin,
      valid('param', idParameter),
      valid('json', categoryPatch),
      async (c) => {
        const { id, slug } = await requireCategory(reads, c.req.valid('param').id, true)
        const patch = c.req.valid('json')
        await change(c, publisher, (em) => updateCategory(em, id, patch))
        return c.json({ success: true, data: await requireCategory(reads, slug, true) })
      },
    )
    .delete('/:id', requireAdmin, valid('param', idParameter), async (c) => {
      const category = await requireCategory(reads, c.req.valid('param').id, true)
      await change(c, publisher, (em) => deleteCategory(em, category.id))
      return c.json({ success: true, data: category })
    })
}
