import type { EntityManager } from '@mikro-orm/sql'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { groupByPerson } from './group-by-person.ts'
import { findSent, type KnownSender } from './senders.ts'

/**
 * For each of these inquiries the numbers of all that the same person has sent, found by its address and telephone. One
 * of somebody who was erased belongs to nothing but itself.
 */
export async function inquiriesOfSamePerson(
  em: EntityManager,
  ids: readonly number[],
): Promise<Map<number, ReadonlySet<number>>> {
  const senders = new Map<number, KnownSender>()
  for (const some of portionsOf(ids))
    for (const sender of await sentBySame(em, some)) senders.set(sender.id, sender)
  const same = new Map<number, ReadonlySet<number>>()
  for (const group of groupByPerson([...senders.values()])) {
    const own = new Set(group.map(({ id }) => id))
    for (const id of own) same.set(id, own)
  }
  return new Map(ids.map((id) => [id, same.get(id) ?? new Set([id])]))
}

async function sentBySame(em: EntityManager, ids: number[]): Promise<KnownSender[]> {
  const sent = await findSent(em, { id: { $in: ids } })
  const given = (key: 'mailbox' | 'phoneNumber') => [
    ...new Set(sent.map((sender) => sender[key]).filter((value) => value !== '')),
  ]
  const found = await findSent(em, {
    $or: [{ mailbox: { $in: given('mailbox') } }, { phoneNumber: { $in: given('phoneNumber') } }],
  })
  return [...sent, ...found]
}
