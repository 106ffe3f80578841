import { createHmac } from 'node:crypto'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { plainText } from '../inquiries/plain-text.ts'

/** What an inquiry or a search alert says about who has sent it. */
export type Sender = Pick<
  InquiryEntity,
  'id' | 'name' | 'mailbox' | 'phoneNumber' | 'createdAt'
> & { isAlert: boolean }

/**
 * By what a sender is recognised: the mailbox, and the telephone together with the name. A telephone alone may be a
 * switchboard. Whoever gave neither is recognised by name and moment, and counts as another person.
 */
export function identifiersOf({
  name,
  mailbox,
  phoneNumber,
  createdAt,
}: Omit<Sender, 'id' | 'isAlert'>): string[] {
  const identifiers = [
    ...(mailbox ? [`mail ${mailbox}`] : []),
    ...(phoneNumber ? [`phone ${phoneNumber} ${plainText(name)}`] : []),
  ]
  return identifiers.length > 0
    ? identifiers
    : [`name ${plainText(name)} ${createdAt.toISOString()}`]
}

/** An identifier in a form that says nothing without the key, in hex. */
export const hashOf = (key: string, identifier: string): string =>
  createHmac('sha256', key).update(identifier).digest('hex')

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
