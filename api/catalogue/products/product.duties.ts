import type { FilterQuery } from '@mikro-orm/core'
import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { RevisionAction } from '../../../shared/operation/history.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { logFailure } from '../../base/data/db/outage.ts'
import {
  type Change,
  changeAs,
  type Followers,
  mergeChanges,
} from '../../base/requests/change/change.ts'
import { ANY_VERSION } from '../../base/requests/change/version.ts'
import type { Duty } from '../../base/work/tasks/due-work.ts'
import { togetherOrAlone } from '../../base/work/tasks/together-or-alone.ts'
import { AT_A_TIME } from './product.bulk.ts'
import { updateProduct } from './product.changes.ts'
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
