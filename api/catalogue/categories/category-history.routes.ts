import { category, categoryPatch } from '../../../shared/product/category.ts'
import { parseId } from '../../../shared/values/ids.ts'
import type { Database } from '../../base/data/db/database.ts'
import { change, type Followers, seenVersion } from '../../base/requests/change/change.ts'
import { historyRoutes } from '../../base/requests/history/history.routes.ts'
import { toInput } from '../../base/requests/history/history.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { idParameter } from '../../base/requests/http/validate.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { updateCategory } from './category.changes.ts'
import { findCategory, requireCategory, UNKNOWN_CATEGORY } from './category.queries.ts'

/** A restored category keeps its slug, which is part of addresses. */
export function categoryHistory(dependencies: Followers & { database: Database }) {
  const { db } = dependencies.database
  return historyRoutes(db, {
    kind: 'category',
    path: '/:id',
    parameters: idParameter,
    mayRead: requirePermission('history.read'),
    mayRestore: requirePermission('history.restore'),
    answer: category,
    async subjectOf(c) {
      const asked = c.req.param('id') ?? ''
      const id = (await findCategory(db, asked, true))?.id ?? parseId(asked)
      if (id === null) throw notFound(UNKNOWN_CATEGORY)
      return String(id)
    },
    async requireExisting(_, subject) {
      await requireCategory(db, subject)
    },
    async compare(_, subject, state) {
      const { id, _count, updatedAt, ...now } = await requireCategory(db, subject)
      return [now, { ...now, ...toInput(categoryPatch, state) }]
    },
    async restore(c, subject, state) {
      const { id } = await requireCategory(db, subject)
      const current = () => requireCategory(db, subject)
      const options = { version: seenVersion(c), current, action: 'restored' as const }
      const patch = toInput(categoryPatch, state)
      await change(c, dependencies, (em) => updateCategory(em, id, patch, options))
      return current()
    },
  })
}
