import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { ProductStatus } from '../../../shared/product/terms.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { lastSpoken } from './last-words.ts'
import { ownMachines } from './own-machines.ts'
import { askedMachines, offeredMachines } from './promised-machines.ts'

/** A machine that cannot be had any more by those who were offered it or told that it is free. */
export interface Gone {
  title: string
  /** Null for one that is deleted. */
  status: ProductStatus | null
  at: Date
}

/**
 * The machine of each open inquiry that was the last to be reserved, sold, withdrawn or deleted since it was asked for,
 * unless the customer has got it with another inquiry, or was spoken with since. Where there is an offer, its machines alone count.
 */
export async function findGone(em: EntityManager): Promise<Map<number, Gone>> {
  const { machines: offered, inquiries } = await offeredMachines(em)
  const asked = await askedMachines(em)
  const promised = [...offered, ...asked.filter(({ inquiry }) => !inquiries.has(inquiry))]
  const unavailable = await unavailableMachines(
    em,
    promised.map(({ product }) => product),
  )
  const missed = promised.flatMap(({ inquiry, product, title, since }) => {
    const found = unavailable.get(product)
    return found && found.at > since ? [{ ...found, inquiry, product, title }] : []
  })
  const own = await ownMachines(em, missed)
  const gone = new Map<number, Gone>()
  for (const one of missed) {
    const known = gone.get(one.inquiry)
    if (!own.has(one) && (!known || known.at < one.at)) gone.set(one.inquiry, one)
  }
  for (const [inquiry, at] of await lastSpoken(em, [...gone.keys()]))
    if (at >= (gone.get(inquiry)?.at ?? at)) gone.delete(inquiry)
  return gone
}

interface Unavailable {
  /** Null for one that is deleted. */
  status: ProductStatus | null
  /** Since when it is so. */
  at: Date
  reservedFor: number | null
}

/** Those of these machines that are not free, and since when they have their present status. */
async function unavailableMachines(
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
