import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { may, type Role } from '../../../shared/accounts/permissions.ts'
import type { BulkChanges, BulkEditReport } from '../../../shared/catalogue/bulk-edit.ts'
import type { UndoneBatch } from '../../../shared/stock/undone-batch.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { forbidden } from '../../dealer/permissions/require.ts'
import type { ImageStore } from '../images/image-store.ts'
import { AT_A_TIME, BulkChange } from '../products/product.bulk.ts'
import { undoBatch } from '../undo/undo-batch.ts'
import { BulkEditEntity } from './bulk-edit.entity.ts'
import { planBulkEdit } from './plan-bulk-edit.ts'

export const UNKNOWN_BULK_EDIT = 'Diese Sammeländerung gibt es nicht'
const UNDONE = 'Diese Sammeländerung ist bereits rückgängig gemacht'
const OUTDATED =
  'Inzwischen hat sich etwas geändert. Bitte sehen Sie noch einmal nach, was sich ändern würde'
const NOTHING = 'Es gibt nichts zu ändern'

interface BulkEdit {
  ids: readonly number[]
  changes: BulkChanges
  label: string
  /** What was checked before; null to change whatever there is now. */
  plan: string | null
  author: string
}

/**
 * Changes many machines in the caller's transaction, as one entry that can be undone. Those that cannot be changed
 * stay as they are, and are named.
 * @throws {ApiError} 409 with the report of today if that is not what was checked, or if nothing would change
 */
export async function applyBulkEdit(
  em: EntityManager,
  { ids, changes, label, plan, author }: BulkEdit,
): Promise<Change<BulkEditReport>> {
  const { changes: planned, report } = await planBulkEdit(em, ids, changes, { isLocking: true })
  const data = { id: null, label, ...report }
  if (plan !== null && plan !== report.plan) throw new ApiError(409, OUTDATED, { data })
  if (report.changed === 0) throw new ApiError(409, NOTHING, { data })
  const { changed } = report
  const edit = em.create(BulkEditEntity, { at: new Date(), author, label, changed })
  await em.flush()
  const { id } = edit
  const bulk = new BulkChange(em, { author, batch: `bulk edit ${id}` })
  for (const some of portionsOf(planned, AT_A_TIME)) await bulk.update(some)
  return { result: { ...data, id }, touched: await bulk.touched.tags(em) }
}

/**
 * Takes a bulk edit back, in the caller's transaction; see `undoBatch`.
 * @throws {ApiError} 404, 409 for one that is undone already, 403 for that of somebody who may change more
 */
export async function undoBulkEdit(
  em: EntityManager,
  images: ImageStore,
  id: number,
  { username, role }: { username: string; role: Role },
): Promise<Change<UndoneBatch>> {
  const found = await em.findOne(BulkEditEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!found) throw notFound(UNKNOWN_BULK_EDIT)
  if (found.undoneAt) throw new ApiError(409, UNDONE)
  if (found.author !== username && !may(role, 'products.edit')) throw forbidden()
  const undone = await undoBatch(em, images, `bulk edit ${id}`, username)
  await em.nativeUpdate(BulkEditEntity, { id }, { undoneAt: new Date(), undoneBy: username })
  return undone
}
