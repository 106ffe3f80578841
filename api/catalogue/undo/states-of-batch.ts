import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { RevisionEntity } from '../../base/requests/history/revision.entity.ts'
import type { State } from '../../base/requests/history/state.ts'
import { AT_A_TIME } from '../products/product.bulk.ts'

/** What changed many products at once. Its number stands in the revisions that it made. */
export type Batch = { stockImport: number } | { bulkEdit: number }

/** What a batch did to one product. */
interface BatchState {
  id: number
  /** Null for a product that the batch created. */
  before: State | null
  after: State
}

/** What a batch did, some products at a time. */
export async function* statesOfBatch(
  em: EntityManager,
  batch: Batch,
): AsyncGenerator<BatchState[]> {
  for (let last = 0; ; ) {
    const revisions = await em.find(
      RevisionEntity,
      { ...batch, id: { $gt: last } },
      { orderBy: { id: 'asc' }, limit: AT_A_TIME, disableIdentityMap: true },
    )
    if (revisions.length === 0) return
    last = revisions.at(-1)?.id ?? last
    const subjects = revisions.map(({ subject }) => subject)
    const previous = await revisionsBefore(em, batch, subjects)
    const ids = previous.flatMap(({ previous }) => previous ?? [])
    const found = await em.find(RevisionEntity, { id: ids }, { disableIdentityMap: true })
    const before = new Map(found.map(({ subject, state }) => [subject, state]))
    yield revisions.map(({ subject, state }) => ({
      id: Number(subject),
      before: before.get(subject) ?? null,
      after: state,
    }))
  }
}

/** The number of the revision before that of the batch. */
function revisionsBefore(em: EntityManager, batch: Batch, subjects: string[]) {
  return em
    .getKysely<Tables>()
    .selectFrom('revision as own')
    .innerJoin('revision as other', (join) =>
      join.onRef('other.kind', '=', 'own.kind').onRef('other.subject', '=', 'own.subject'),
    )
    .select((select) => ['own.subject', select.fn.max('other.id').as('previous')])
    .whereRef('other.id', '<', 'own.id')
    .where((where) =>
      'bulkEdit' in batch
        ? where('own.bulk_edit', '=', batch.bulkEdit)
        : where('own.stock_import', '=', batch.stockImport),
    )
    .where('own.subject', 'in', subjects)
    .groupBy('own.subject')
    .execute()
}
