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
