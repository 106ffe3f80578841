import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { paperNumber } from '../../../shared/offers/offer.ts'
import type { KeptPerson } from '../../../shared/persons/person.ts'
import {
  ArchivedInquiryEntity,
  ArchivedMessageEntity,
  ArchivedOfferEntity,
} from '../archive/archived-inquiry.entity.ts'
import { findingOf, type Matcher, matcherOf, type Parties } from './found-by.ts'
import { MOST, toKnown } from './person.queries.ts'
import { findSenders, type KnownSender, personIdsOf, personsAmong, toSender } from './senders.ts'

/** The erased persons with an address, a telephone number or words of a name, of whom the law keeps something. */
export async function searchKept(em: EntityManager, search: string): Promise<KeptPerson[]> {
  const parties = search.includes('@') ? await findParties(em) : []
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
async function findKept(em: EntityManager): Promise<KnownSender[]> {
  const found = await em.find(ArchivedInquiryEntity, {}, { orderBy: { id: 'desc' } })
  return found.map(toSender)
}

async function findParties(em: EntityManager): Promise<Parties[]> {
  const found = await em.find(ArchivedMessageEntity, {}, { disableIdentityMap: true })
  return found.map(({ facts: { from, to, cc, passedOnBy }, inquiry }) => ({
    // What was kept before there were these has none of them.
    addresses: [from ?? '', ...(to ?? []), ...(cc ?? []), passedOnBy ?? ''],
    inquiry: inquiry.id,
  }))
}

async function toKeptPerson(
  em: EntityManager,
  { all, sent }: { all: KnownSender[]; sent: KnownSender[] },
  by: Matcher,
): Promise<KeptPerson> {
  const ids = { $in: personIdsOf(sent).inquiries }
  const kept = await em.find(ArchivedInquiryEntity, { id: ids }, { orderBy: { id: 'desc' } })
  const offers = await em.find(ArchivedOfferEntity, { inquiry: ids }, { orderBy: { id: 'asc' } })
  return {
    ...(await toKnown(em, sent)),
    ...findingOf(all, by),
    inquiries: kept.map(({ id, createdAt, until }) => ({
      id,
      receipt: receiptNumber(id, createdAt),
      until,
      offers: offers
        .filter(({ inquiry }) => inquiry.id === id)
        .map(({ id, facts }) => ({ id, number: paperNumber(facts) })),
    })),
  }
}
