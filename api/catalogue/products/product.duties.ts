import type { FilterQuery } from '@mikro-orm/core'
import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { startOfDay } from '../../../shared/dealer/clock.ts'
import type { RevisionAction } from '../../../shared/operation/history.ts'
import { isInspectionOver } from '../../../shared/product/inspection.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { inPortions, PORTION, portionsOf } from '../../base/data/db/rows.ts'
import { logFailure } from '../../base/failures.ts'
import {
  ANY_VERSION,
  type Change,
  changeAs,
  type Followers,
  mergeChanges,
} from '../../base/requests/change/change.ts'
import { claim, type Duty, isClaimed } from '../../base/work/tasks/due-work.ts'
import { togetherOrAlone } from '../../base/work/tasks/together-or-alone.ts'
import { AT_A_TIME } from './product.bulk.ts'
import { updateProduct } from './product.changes.ts'
import { factsOf, TouchedProducts } from './product.edit.ts'
import { ProductEntity } from './product.entity.ts'

/** Makes machines available again whose reservation has ended, at midnight in Berlin after its last day. */
export const endReservations = (followers: Followers): Duty => ({
  name: 'endReservations',
  do: (em, now) =>
    activate(em, followers, 'expired', {
      status: 'reserved',
      reservedUntil: { $lt: berlinDay(now) },
    }),
})

/** Publishes drafts whose time has come. */
export const publishDrafts = (followers: Followers): Duty => ({
  name: 'publishDrafts',
  do: (em, now) =>
    activate(em, followers, 'published', { status: 'inactive', publishAt: { $lte: now } }),
})

const INSPECTIONS = 'endInspections'

/** Shows anew each month the machines whose inspection (UVV) is over: nothing of them changes but what is said of it. */
export const endInspections = (followers: Followers): Duty => ({
  name: INSPECTIONS,
  async do(em, now) {
    const at = startOfDay(`${berlinDay(now).slice(0, 7)}-01`)
    if (await isClaimed(em, INSPECTIONS, { at, now })) return
    await changeAs(null, em, followers, async (em) => {
      const touched = new TouchedProducts()
      if (await claim(em, INSPECTIONS, { at, now }))
        for await (const product of withPastInspection(em, now))
          touched.add(factsOf(product), product)
      return { result: null, touched: await touched.tags(em) }
    })
  },
})

async function* withPastInspection(em: EntityManager, now: Date) {
  const read = (after: number) =>
    em.find(
      ProductEntity,
      { id: { $gt: after }, status: { $ne: 'inactive' } },
      { orderBy: { id: 'asc' }, limit: PORTION, disableIdentityMap: true },
    )
  for await (const found of inPortions(read, ({ id }) => id))
    for (const product of found) {
      const { inspectionUntil } = product.figures
      if (inspectionUntil && isInspectionOver(inspectionUntil, now)) yield product
    }
}

/** Another process may have been quicker: what is due is asked again under the lock. */
async function activate(
  em: EntityManager,
  followers: Followers,
  action: RevisionAction,
  due: FilterQuery<ProductEntity>,
): Promise<void> {
  const found = await em.find(ProductEntity, due, {
    fields: ['id'],
    orderBy: { id: 'asc' },
    disableIdentityMap: true,
  })
  const ids = found.map(({ id }) => id)
  const activateThose = async (some: number[]) => {
    await changeAs(null, em.fork(), followers, async (em) => {
      const still = await em.find(
        ProductEntity,
        { $and: [{ id: { $in: some } }, due] },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
      )
      const changes: Change<number>[] = []
      for (const { id } of still)
        changes.push(await updateProduct(em, id, { status: 'active' }, { ...ANY_VERSION, action }))
      return { result: null, ...mergeChanges(changes) }
    })
  }
  for (const some of portionsOf(ids, AT_A_TIME))
    await togetherOrAlone(some, activateThose, (id, error) =>
      logFailure(`Maschine ${id} wird nicht von selbst verfügbar (${action}):`, error),
    )
}
