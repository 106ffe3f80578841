import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { identifiersOf, type Sender } from '../inquiries/identifiers.ts'

interface Group<Some> {
  members: Some[]
  identifiers: string[]
}

/** Groups what one person has sent: whatever shares an identifier, directly or through others. */
export function groupByPerson<Some extends Sender>(senders: readonly Some[]): Some[][] {
  const groups = new Map<string, Group<Some>>()
  for (const sender of senders) {
    const own: Group<Some> = { members: [sender], identifiers: identifiersOf(sender) }
    const known = own.identifiers.flatMap((identifier) => groups.get(identifier) ?? [])
    const [largest = own, ...others] = [...new Set([...known, own])].sort(bySize)
    for (const { members, identifiers } of others) {
      for (const member of members) largest.members.push(member)
      for (const identifier of identifiers) largest.identifiers.push(identifier)
      for (const identifier of identifiers) groups.set(identifier, largest)
    }
    for (const identifier of own.identifiers) groups.set(identifier, largest)
  }
  return [...new Set(groups.values())].map(({ members }) => members)
}

const bySize = (a: Group<unknown>, b: Group<unknown>) => b.members.length - a.members.length

interface Row extends Pick<Sender, 'id' | 'name' | 'mailbox'> {
  email: string
  phone_number: string
  created_at: Date | number | string
}

/** By what the senders of inquiries are recognised, in rows as the database answers them: there may be thousands. */
export const selectIdentities = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom('inquiry')
    .select(['id', 'name', 'email', 'mailbox', 'phone_number', 'created_at'])

/** @param isAlert whether the row is of a search alert, which knows an address alone */
export const toIdentity = (
  { phone_number: phoneNumber, created_at: createdAt, ...row }: Row,
  isAlert = false,
): Sender & { email: string } => ({
  ...row,
  phoneNumber,
  createdAt: new Date(createdAt),
  isAlert,
})

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
