import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import type { State } from '../../base/requests/history/revision.entity.ts'
import { RevisionEntity } from '../../base/requests/history/revision.entity.ts'
import type { Batch } from '../products/product.batches.ts'
import { AT_A_TIME } from '../products/product.bulk.ts'

/** What a batch did to one product. */
interface BatchState {
  id: number
  /** Null for a product that the batch created. */
  before: State | null
  after: State
  /** Whether somebody has changed it between two steps of the batch. */
  isChangedBetween: boolean
}

/** What a batch did, some products at a time. Of several steps that it took with one, the outcome counts. */
export async function* statesOfBatch(
  em: EntityManager,
  batch: Batch,
): AsyncGenerator<BatchState[]> {
  for (let last = 0; ; ) {
    const revisions = await em.find(
      RevisionEntity,
      { batch, id: { $gt: last } },
      { orderBy: { id: 'asc' }, limit: AT_A_TIME, disableIdentityMap: true },
    )
    if (revisions.length === 0) return
    last = revisions.at(-1)?.id ?? last
    const subjects = revisions.map(({ subject }) => subject)
    const ends = await endsOfBatch(em, batch, subjects)
    const ids = ends.flatMap(({ previous }) => previous ?? [])
    const found = await em.find(RevisionEntity, { id: ids }, { disableIdentityMap: true })
    const before = new Map(found.map(({ subject, state }) => [subject, state]))
    const newest = new Set(ends.map(({ newest }) => Number(newest)))
    const between = ends.filter(({ first, previous }) => Number(previous) > Number(first))
    const changedBetween = new Set(between.map(({ subject }) => subject))
    const outcomes = revisions.filter(({ id }) => newest.has(id))
    yield outcomes.map(({ subject, state }) => ({
      id: Number(subject),
      before: before.get(subject) ?? null,
      after: state,
      isChangedBetween: changedBetween.has(subject),
    }))
  }
}

/** The first and the newest revision of the batch, and the newest one of others before that, of each product. */
function endsOfBatch(em: EntityManager, batch: Batch, subjects: string[]) {
  return em
    .getKysely<Tables>()
    .selectFrom('revision as own')
    .leftJoin('revision as other', (join) =>
      join
        .onRef('other.kind', '=', 'own.kind')
        .onRef('other.subject', '=', 'own.subject')
        .onRef('other.id', '<', 'own.id')
        .on((on) => on.or([on('other.batch', 'is', null), on('other.batch', '!=', batch)])),
    )
    .select(({ fn }) => [
      'own.subject',
      fn.min('own.id').as('first'),
      fn.max('own.id').as('newest'),
      fn.max('other.id').as('previous'),
    ])
    .where('own.batch', '=', batch)
    .where('own.subject', 'in', subjects)
    .groupBy('own.subject')
    .execute()
}
