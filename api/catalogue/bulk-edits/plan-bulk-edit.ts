import { hash } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/sql'
import {
  type BulkChanges,
  type BulkEditReport,
  LISTED_EDITS,
  patchFor,
} from '../../../shared/catalogue/bulk-edit.ts'
import { misplacedTimes, timesEndedBy } from '../../../shared/product/times.ts'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { pauses } from '../../base/pauses.ts'
import { differencesOf, isUnchanged } from '../../base/requests/history/state.ts'
import { AT_A_TIME, type PlannedChange } from '../products/product.bulk.ts'
import { type ProductState, stateOf } from '../products/product.edit.ts'
import { ProductEntity } from '../products/product.entity.ts'

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
      const outcome = stateAfter(before, changes)
      if ('reason' in outcome) leave(id, product.title, outcome.reason)
      else if (isUnchanged(before, outcome.after)) report.unchanged++
      else {
        report.changed++
        planned.push({ id, patch: outcome.patch, version: product.updatedAt.toISOString() })
        if (listed.length < LISTED_EDITS)
          listed.push({ id, title: product.title, fields: differencesOf(before, outcome.after) })
      }
    }
    await pause()
  }
  const plan = hash('sha256', JSON.stringify(planned))
  return { changes: planned, report: { ...report, plan, changes: listed, left } }
}

function stateAfter(before: ProductState, changes: BulkChanges) {
  const outcome = patchFor(changes, before.price)
  if ('reason' in outcome) return outcome
  const { patch } = outcome
  const status = patch.status ?? before.status
  const [misplaced] = Object.values(misplacedTimes({ ...patch, status })).flat()
  if (misplaced) return { reason: misplaced }
  return { patch, after: { ...before, ...patch, ...ended(status) } }
}

/** The reservation's inquiry is in no history. */
function ended(status: ProductState['status']) {
  const { reservedFor: _, ...times } = timesEndedBy(status)
  return times
}
