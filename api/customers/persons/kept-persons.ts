import type { EntityManager } from '@mikro-orm/sql'
import type { KeptPerson } from '../../../shared/persons/person.ts'
import {
  findArchivedParties,
  findArchivedSent,
  findKeptInquiries,
} from '../archive/archive.queries.ts'
import { findingOf, type Matcher, matcherOf } from './found-by.ts'
import { MOST, toKnown } from './person.queries.ts'
import { findSenders, type KnownSender, personIdsOf, personsAmong, toSender } from './senders.ts'

/** The erased persons with an address, a telephone number or words of a name, of whom the law keeps something. */
export async function searchKept(em: EntityManager, search: string): Promise<KeptPerson[]> {
  const parties = search.includes('@') ? await findArchivedParties(em) : []
  const by = await matcherOf(em, search, parties)
  const keptIds = new Set((await findKept(em)).map(({ id }) => id))
  // Somebody who has written again since is found by what they say of themselves now, too.
  const meant = (await findPersonsAndKept(em)).filter((sent) => sent.some(by))
  const kept = meant
    .map((all) => ({ all, sent: all.filter(({ id, isAlert }) => !isAlert && keptIds.has(id)) }))
    .filter(({ sent }) => sent.length > 0)
  const persons: KeptPerson[] = []
  for (const one of kept.slice(0, MOST)) persons.push(await toKeptPerson(em, one, by))
  return persons
}

/** All persons, with those who were erased as far as the archive has what they have sent. */
export const findPersonsAndKept = async (em: EntityManager): Promise<KnownSender[][]> =>
  personsAmong([...(await findSenders(em)), ...(await findKept(em))])

/** Who has sent what the archive has, the newest first. */
const findKept = async (em: EntityManager): Promise<KnownSender[]> =>
  (await findArchivedSent(em)).map(toSender)

const toKeptPerson = async (
  em: EntityManager,
  { all, sent }: { all: KnownSender[]; sent: KnownSender[] },
  by: Matcher,
): Promise<KeptPerson> => ({
  ...(await toKnown(em, sent)),
  ...findingOf(all, by),
  inquiries: await findKeptInquiries(em, personIdsOf(sent).inquiries),
})
