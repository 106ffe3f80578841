import type { EntityManager } from '@mikro-orm/sql'
import { isAnother, type Person, type PersonName } from '../../../shared/persons/person.ts'
import { dialledNumber } from '../../../shared/writing/phone.ts'
import { personSecret } from '../inquiries/identifiers.ts'
import { findingOf, matcherOf } from './found-by.ts'
import { mailboxesOf } from './mailboxes.ts'
import { countAbout } from './registry.ts'
import { findPersons, type KnownSender, keyOf, personIdsOf } from './senders.ts'

/** How many persons a search finds. Whoever looks for another one must be more exact. */
export const MOST = 50

/**
 * The persons with an address, a telephone number or words of a name. Whoever wrote last comes first, after them those
 * in whose messages the address of another stands.
 */
export async function searchPersons(em: EntityManager, search: string): Promise<Person[]> {
  const by = await matcherOf(em, search)
  const found = (await findPersons(em))
    .filter((sent) => sent.some(by))
    .map((sent) => ({ sent, finding: findingOf(sent, by) }))
    .sort(
      (a, b) =>
        Number(isAnother(a.finding)) - Number(isAnother(b.finding)) ||
        latestOf(b.sent) - latestOf(a.sent),
    )
  const persons: Person[] = []
  for (const { sent, finding } of found.slice(0, MOST))
    persons.push({ ...(await toKnown(em, sent)), ...finding })
  return persons
}

const latestOf = (sent: KnownSender[]) =>
  Math.max(...sent.map(({ createdAt }) => createdAt.getTime()))

/** The latest inquiry, which knows the name; an alert of whoever has sent nothing else. */
const lastOf = (sent: KnownSender[]): KnownSender => {
  const last = sent.findLast(({ isAlert }) => !isAlert) ?? sent.at(-1)
  if (!last) throw new Error('A person has sent something')
  return last
}

/** The first spelling of each. @param sameAs what two spellings have in common */
function distinct(values: string[], sameAs = (value: string) => value): string[] {
  const firsts = new Map<string, string>()
  for (const value of values)
    if (value !== '' && !firsts.has(sameAs(value))) firsts.set(sameAs(value), value)
  return [...firsts.values()]
}

/** A person, by whatever they were found. */
export type Known = Omit<Person, 'foundBy' | 'namedIn'>

export const toKnown = async (em: EntityManager, sent: KnownSender[]): Promise<Known> => ({
  ...nameOf(await personSecret(em), sent),
  items: await countAbout(em, personIdsOf(sent)),
  mailboxes: await mailboxesOf(em, sent),
})

/** Who a person is, and how to reach them: what they said last comes first. */
export function nameOf(secret: string, sent: KnownSender[]): PersonName {
  const { name, company } = lastOf(sent)
  const latest = [...sent].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return {
    key: keyOf(secret, sent),
    name,
    company,
    emails: distinct(latest.map(({ email }) => email)),
    phones: distinct(
      latest.map(({ phone }) => phone),
      dialledNumber,
    ),
  }
}
