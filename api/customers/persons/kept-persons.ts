import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { paperNumber } from '../../../shared/offers/offer.ts'
import type { KeptPerson } from '../../../shared/persons/person.ts'
import { ArchivedInquiryEntity } from '../archive/archived-inquiry.entity.ts'
import { ArchivedMessageEntity } from '../archive/archived-message.entity.ts'
import { ArchivedOfferEntity } from '../archive/archived-offer.entity.ts'
import { MOST, matcherOf, toPerson, type Written } from './person.queries.ts'
import { findSenders, type KnownSender, personIdsOf, personsAmong, toSender } from './senders.ts'

/** The erased persons with an address, a telephone number or words of a name, of whom the law keeps something. */
export async function searchKept(em: EntityManager, search: string): Promise<KeptPerson[]> {
  const written = search.includes('@') ? await findWritten(em) : []
  const isMeant = await matcherOf(em, search, written)
  const keptIds = new Set((await findKept(em)).map(({ id }) => id))
  // Somebody who has written again since is found by what they say of themselves now, too.
  const meant = (await findPersonsAndKept(em)).filter((sent) => sent.some(isMeant))
  const kept = meant
    .map((sent) => sent.filter(({ id, isAlert }) => !isAlert && keptIds.has(id)))
    .filter((sent) => sent.length > 0)
  const persons: KeptPerson[] = []
  for (const sent of kept.slice(0, MOST)) persons.push(await toKeptPerson(em, sent))
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

async function findWritten(em: EntityManager): Promise<Written[]> {
  const found = await em.find(ArchivedMessageEntity, {}, { disableIdentityMap: true })
  return found.map(({ facts, inquiry }) => ({ sender: facts.from, inquiry: inquiry.id }))
}

async function toKeptPerson(em: EntityManager, sent: KnownSender[]): Promise<KeptPerson> {
  const ids = { $in: personIdsOf(sent).inquiries }
  const kept = await em.find(ArchivedInquiryEntity, { id: ids }, { orderBy: { id: 'desc' } })
  const offers = await em.find(ArchivedOfferEntity, { inquiry: ids }, { orderBy: { id: 'asc' } })
  return {
    ...(await toPerson(em, sent)),
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
