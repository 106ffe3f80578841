import { Hono } from 'hono'
import { z } from 'zod'
import { may, type Role } from '../../../shared/accounts/permissions.ts'
import { paginate } from '../../../shared/calls/envelope.ts'
import {
  type BulkChanges,
  bulkEdit,
  bulkEditInput,
  bulkEditReport,
  bulkEditsQuery,
} from '../../../shared/catalogue/bulk-edit.ts'
import { bulkEditLabel } from '../../../shared/catalogue/bulk-edit-label.ts'
import { UNKNOWN_CATEGORY } from '../../../shared/product/field-rules.ts'
import { isSaleField } from '../../../shared/product/fields.ts'
import { undoneBatch } from '../../../shared/stock/undone-batch.ts'
import { keysOf } from '../../../shared/values/records.ts'
import type { Database } from '../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'
import { change, type Followers } from '../../base/requests/change/change.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { ok, okPage } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid, validWhole } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { forbidden, requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { listCategories } from '../categories/category.queries.ts'
import type { ImageStore } from '../images/image-store.ts'
import { findStock } from '../stock/stock.queries.ts'
import { applyBulkEdit, UNKNOWN_BULK_EDIT, undoBulkEdit } from './bulk-edit.changes.ts'
import { planBulkEdit } from './plan-bulk-edit.ts'

const readBulkEdit = rowReader(bulkEdit)

/** Changes of many machines at once, and the way back from them. */
export function bulkEdits(
  dependencies: Followers & {
    config: { trustProxy: boolean }
    database: Database
    images: ImageStore
  },
) {
  const { database, images } = dependencies
  const { db } = database

  async function labelOf(changes: BulkChanges): Promise<string> {
    const { categoryId } = changes
    if (categoryId === undefined) return bulkEditLabel(changes, '')
    const category = (await listCategories(db, true)).find(({ id }) => id === categoryId)
    if (!category) throw invalid({ 'changes.categoryId': [UNKNOWN_CATEGORY] })
    return bulkEditLabel(changes, category.name)
  }

  return new Hono<Env>()
    .use(requirePermission('products.price'))
    .put(
      '/',
      describes(
        'Prüft, was sich an vielen Produkten ändern würde („check“), oder ändert sie als Ganzes („apply“); der Vertrieb ändert Preis, Status und Reservierung',
        bulkEditReport,
        { refusals: [403, 409] },
      ),
      validWhole('json', bulkEditInput, []),
      async (c) => {
        const { ids: chosen, filter, changes, mode, plan = null } = c.req.valid('json')
        const { role, username } = theUser(c)
        checkChanges(role, changes)
        const label = await labelOf(changes)
        const ids = chosen ?? (filter ? await findStock(database, filter) : [])
        if (mode === 'check') {
          const { report } = await planBulkEdit(c.var.em, ids, changes, { isLocking: false })
          return ok(c, { id: null, label, ...report })
        }
        const edit = { ids, changes, label, plan, author: username }
        return ok(c, await change(c, dependencies, (em) => applyBulkEdit(em, edit)))
      },
    )
    .get(
      '/',
      describes('Die Sammeländerungen, die neueste zuerst', z.array(bulkEdit), { isPaged: true }),
      valid('query', bulkEditsQuery),
      async (c) => {
        const { page, limit } = c.req.valid('query')
        const rows = await db
          .selectFrom('bulk_edit')
          .select(columnsOf(bulkEdit, 'bulk_edit'))
          .orderBy('id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute()
        const { total } = await db
          .selectFrom('bulk_edit')
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
        return okPage(c, rows.map(readBulkEdit), paginate(page, limit, Number(total)))
      },
    )
    .post(
      '/:id/undo',
      describes(
        'Macht eine Sammeländerung als Ganzes rückgängig, außer wo seither jemand etwas geändert hat',
        undoneBatch,
        { refusals: [403, 404, 409] },
      ),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_BULK_EDIT)
        const data = await change(c, dependencies, (em) => undoBulkEdit(em, images, id, theUser(c)))
        auditCall(c, dependencies.config, 'bulk-edit-undone', { object: `bulk edit ${id}` })
        return ok(c, data)
      },
    )
}

/** @throws {ApiError} 403 for a field that the role may not change */
function checkChanges(role: Role, { pricePercent, ...fields }: BulkChanges): void {
  if (may(role, 'products.edit')) return
  const changed = keysOf(fields).filter((field) => fields[field] !== undefined)
  if (!changed.every(isSaleField)) throw forbidden()
}
