import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { ProductStatus } from '../../../shared/product/terms.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'

interface Unavailable {
  /** Null for one that is deleted. */
  status: ProductStatus | null
  /** Since when it is so. */
  at: Date
  reservedFor: number | null
}

/** Those of these machines that are not free, and since when they have their present status. */
export async function unavailableMachines(
  em: EntityManager,
  ids: number[],
): Promise<Map<number, Unavailable>> {
  const db = em.getKysely<Tables>()
  const found = new Map<number, Unavailable>()
  for (const some of portionsOf([...new Set(ids)])) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'status', 'reserved_for', 'updated_at'])
      .where('id', 'in', some)
      .where('status', '<>', 'active')
      .execute()
    const since = await sinceOfStatus(
      em,
      products.map(({ id }) => id),
    )
    for (const { id, status, reserved_for, updated_at } of products)
      found.set(id, {
        status,
        reservedFor: reserved_for,
        at: since.get(id) ?? new Date(updated_at),
      })
    const trashed = await db
      .selectFrom('trashed_product')
      .select(['id', 'deleted_at'])
      .where('id', 'in', some)
      .execute()
    for (const { id, deleted_at } of trashed)
      found.set(id, { status: null, reservedFor: null, at: new Date(deleted_at) })
  }
  return found
}

/** When the history of each of these machines first says the status that it says last. */
async function sinceOfStatus(em: EntityManager, ids: number[]): Promise<Map<number, Date>> {
  const since = new Map<number, Date>()
  if (ids.length === 0) return since
  const revisions = await em
    .getKysely<Tables>()
    .selectFrom('revision')
    .select(['subject', 'at', sql<string>`state ->> 'status'`.as('status')])
    .where('kind', '=', 'product')
    .where('subject', 'in', ids.map(String))
    .orderBy('id')
    .execute()
  const last = new Map<string, string>()
  for (const { subject, at, status } of revisions) {
    if (last.get(subject) !== status) since.set(Number(subject), new Date(at))
    last.set(subject, status)
  }
  return since
}
