import { Hono } from 'hono'
import { z } from 'zod'
import { flag, parameter } from '../../../shared/calls/query.ts'
import {
  type Category,
  category,
  categoryInput,
  categoryPatch,
} from '../../../shared/product/category.ts'
import type { Database } from '../../base/data/db/database.ts'
import { change, type Followers, seenVersion } from '../../base/requests/change/change.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { createCategory, deleteCategory, updateCategory } from './category.changes.ts'
import { categoryTags } from './category.entity.ts'
import { listCategories, requireCategory } from './category.queries.ts'

const listQuery = z.object({
  /** Without counts an answer depends on the categories alone, so a change of a product does not drop it. */
  counts: parameter(flag())
    .transform((counts) => counts ?? true)
    .meta({ description: 'Mit false ohne die Zahl der Produkte' }),
})

const tagsOf = ({ id }: Category) => [categoryTags.category(id), categoryTags.productsOf(id)]

export function categories(dependencies: Followers & { database: Database }) {
  const { db } = dependencies.database

  return new Hono<Env>()
    .get(
      '/',
      describes(
        'Alle Kategorien mit der Zahl ihrer Produkte und der verfügbaren darunter (mit counts=false ohne sie)',
        z.array(category.partial({ _count: true })),
      ),
      valid('query', listQuery),
      async (c) => {
        const categories = await listCategories(db, c.var.user !== null)
        shows(c, categoryTags.categories)
        if (c.req.valid('query').counts) {
          shows(c, ...categories.flatMap(tagsOf))
          return ok(c, categories)
        }
        shows(c, ...categories.map(({ id }) => categoryTags.category(id)))
        return ok(
          c,
          categories.map(({ _count, ...category }) => category),
        )
      },
    )
    .get(
      '/:id',
      describes('Eine Kategorie, nach Nummer oder Kürzel', category, { refusals: [404] }),
      valid('param', idParameter),
      async (c) => {
        shows(c, categoryTags.categories)
        const data = await requireCategory(db, c.req.valid('param').id, c.var.user !== null)
        shows(c, ...tagsOf(data))
        return ok(c, data)
      },
    )
    .post(
      '/',
      describes('Legt eine Kategorie an, ohne sortOrder mit 0', category, {
        status: 201,
        refusals: [409],
      }),
      requirePermission('categories.edit'),
      valid('json', categoryInput),
      async (c) => {
        const input = c.req.valid('json')
        await change(c, dependencies, (em) => createCategory(em, input))
        return ok(c, await requireCategory(db, input.slug), 201)
      },
    )
    .put(
      '/:id',
      describes(
        'Ändert die genannten Angaben; das Kürzel bleibt, wie es angelegt wurde',
        category,
        { refusals: [404, 409] },
      ),
      requirePermission('categories.edit'),
      valid('param', idParameter),
      valid('json', categoryPatch),
      async (c) => {
        const { id, slug } = await requireCategory(db, c.req.valid('param').id)
        const patch = c.req.valid('json')
        const options = { version: seenVersion(c), current: () => requireCategory(db, slug) }
        await change(c, dependencies, (em) => updateCategory(em, id, patch, options))
        return ok(c, await requireCategory(db, slug))
      },
    )
    .delete(
      '/:id',
      describes('Löscht eine Kategorie ohne Produkte', category, { refusals: [404, 409] }),
      requirePermission('categories.edit'),
      valid('param', idParameter),
      async (c) => {
        const data = await requireCategory(db, c.req.valid('param').id)
        await change(c, dependencies, (em) => deleteCategory(em, data.id))
        return ok(c, data)
      },
    )
}
