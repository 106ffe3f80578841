import { createHash } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/sql'
import {
  type BulkChanges,
  type BulkEditReport,
  LISTED_EDITS,
} from '../../../shared/catalogue/bulk-edit.ts'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { differencesOf } from '../../base/requests/history/history.ts'
import { pauses } from '../../base/turns.ts'
import { CategoryEntity } from '../categories/category.entity.ts'
import { AT_A_TIME, type PlannedChange } from '../products/product.bulk.ts'
import { type ProductState, stateOf } from '../products/product.edit.ts'
import { ProductEntity } from '../products/product.entity.ts'
import { patchFor } from './patch-for.ts'

const DELETED = 'Wurde inzwischen gelöscht'

interface BulkEditPlan {
  changes: PlannedChange[]
  /** Without what only the whole edit knows. */
  report: Omit<BulkEditReport, 'id' | 'label'>
}

/**
 * Finds out what changes would do to machines. With a lock nobody else can change them until the transaction ends.
 * @param ids in the order in which they are named
 */
export async function planBulkEdit(
  em: EntityManager,
  ids: readonly number[],
  changes: BulkChanges,
  { isLocking }: { isLocking: boolean },
): Promise<BulkEditPlan> {
  const planned: PlannedChange[] = []
  /** What becomes of which machine, and not at which version: an edit of other fields is no other plan. */
  const plan = createHash('sha256')
  const categories = await em.find(CategoryEntity, {}, { disableIdentityMap: true })
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const report = { changed: 0, unchanged: 0, failed: 0 }
  const listed: BulkEditReport['changes'] = []
  const left: BulkEditReport['left'] = []
  const pause = pauses()
  const leave = (id: number, title: string, reason: string) => {
    report.failed++
    if (left.length < LISTED_EDITS) left.push({ id, title, reason })
  }

  for (const some of portionsOf([...new Set(ids)], AT_A_TIME)) {
    const found = await em.find(
      ProductEntity,
      { id: { $in: some } },
      { disableIdentityMap: true, ...(isLocking && { lockMode: LockMode.PESSIMISTIC_WRITE }) },
    )
    const products = new Map(found.map((product) => [product.id, product]))
    for (const id of some) {
      const product = products.get(id)
      if (!product) {
        leave(id, `Nummer ${id}`, DELETED)
        continue
      }
      const before = stateOf(product)
      const category = names.get(changes.categoryId ?? before.categoryId) ?? ''
      const outcome = patchFor(changes, product, category)
      if ('reason' in outcome) {
        leave(id, product.title, outcome.reason)
        continue
      }
      const { patch } = outcome
      const ended = endedBy(patch.status ?? before.status)
      const fields = differencesOf(before, { ...before, ...patch, ...ended })
      if (Object.keys(fields).length === 0) {
        report.unchanged++
        continue
      }
      report.changed++
      planned.push({ id, patch, version: product.updatedAt.toISOString() })
      plan.update(JSON.stringify([id, fields]))
      if (listed.length < LISTED_EDITS) listed.push({ id, title: product.title, fields })
    }
    await pause()
  }
  const found = { ...report, plan: plan.digest('hex'), changes: listed, left }
  return { changes: planned, report: found }
}

/** The reservation's inquiry is in no history. */
function endedBy(status: ProductState['status']) {
  const { reservedFor: _, ...times } = timesEndedBy(status)
  return times
}
