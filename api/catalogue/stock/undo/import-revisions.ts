import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../../base/db/database.ts'
import { RevisionEntity } from '../../../base/history/revision.entity.ts'
import type { State } from '../../../base/history/state.ts'
import { AT_A_TIME } from '../../products/product.bulk.ts'

/** What an import did to one product. */
interface ImportedState {
  id: number
  /** Null for a product that the import created. */
  before: State | null
  after: State
  /** Whether the product's history goes on after the import. */
  isLatest: boolean
}

/** What an import did, some products at a time. */
export async function* importedStates(
  em: EntityManager,
  stockImport: number,
): AsyncGenerator<ImportedState[]> {
  for (let last = 0; ; ) {
    const revisions = await em.find(
      RevisionEntity,
      { stockImport, id: { $gt: last } },
      { orderBy: { id: 'asc' }, limit: AT_A_TIME, disableIdentityMap: true },
    )
    if (revisions.length === 0) return
    last = revisions.at(-1)?.id ?? last
    const subjects = revisions.map(({ subject }) => subject)
    const around = await revisionsAround(em, stockImport, subjects)
    const ids = around.flatMap(({ previous }) => previous ?? [])
    const found = await em.find(RevisionEntity, { id: ids }, { disableIdentityMap: true })
    const before = new Map(found.map(({ subject, state }) => [subject, state]))
    const latest = new Map(around.map(({ subject, latest }) => [subject, latest]))
    yield revisions.map(({ id, subject, state }) => ({
      id: Number(subject),
      before: before.get(subject) ?? null,
      after: state,
      isLatest: latest.get(subject) === id,
    }))
  }
}

/** The number of the revision before that of the import, and that of the newest one. */
function revisionsAround(em: EntityManager, stockImport: number, subjects: string[]) {
  return em
    .getKysely<Tables>()
    .selectFrom('revision as imported')
    .innerJoin('revision as other', (join) =>
      join
        .onRef('other.kind', '=', 'imported.kind')
        .onRef('other.subject', '=', 'imported.subject'),
    )
    .select((select) => [
      'imported.subject',
      select.fn.max('other.id').as('latest'),
      select.fn
        .max('other.id')
        .filterWhere('other.id', '<', select.ref('imported.id'))
        .as('previous'),
    ])
    .where('imported.stock_import', '=', stockImport)
    .where('imported.subject', 'in', subjects)
    .groupBy('imported.subject')
    .execute()
}
