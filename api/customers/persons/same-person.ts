import type { EntityManager } from '@mikro-orm/sql'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import type { Sender } from '../inquiries/identifiers.ts'
import { groupByPerson } from './group-by-person.ts'
import { selectIdentities, toIdentity } from './identities.ts'

/**
 * For each of these inquiries the numbers of all that the same person has sent, found by its address and telephone. One
 * of somebody who was erased belongs to nothing but itself.
 */
export async function inquiriesOfSamePerson(
  em: EntityManager,
  ids: readonly number[],
): Promise<Map<number, ReadonlySet<number>>> {
  const senders = new Map<number, Sender>()
  for (const some of portionsOf(ids))
    for (const sender of await sentBySame(em, some)) senders.set(sender.id, sender)
  const same = new Map<number, ReadonlySet<number>>()
  for (const group of groupByPerson([...senders.values()])) {
    const own = new Set(group.map(({ id }) => id))
    for (const id of own) same.set(id, own)
  }
  return new Map(ids.map((id) => [id, same.get(id) ?? new Set([id])]))
}

async function sentBySame(em: EntityManager, ids: number[]): Promise<Sender[]> {
  const rows = await selectIdentities(em).where('id', 'in', ids).execute()
  for (const key of ['mailbox', 'phone_number'] as const) {
    const given = new Set(rows.map((row) => row[key]).filter((value) => value !== ''))
    for (const some of portionsOf([...given]))
      rows.push(...(await selectIdentities(em).where(key, 'in', some).execute()))
  }
  return rows.map((row) => toIdentity(row))
}
