import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { KeptPerson } from '../../../shared/persons/person.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { paperNumberOf } from '../offers/offer-number.ts'
import { MOST, matcherOf, toPerson } from './person.queries.ts'
import { findKept, findPersonsAndKept, type KnownSender, personIdsOf } from './senders.ts'

/** The erased persons with an address, a telephone number or words of a name, of whom the law keeps something. */
export async function searchKept(em: EntityManager, search: string): Promise<KeptPerson[]> {
  const isMeant = await matcherOf(em, search)
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

async function toKeptPerson(em: EntityManager, sent: KnownSender[]): Promise<KeptPerson> {
  const { inquiries: ids } = personIdsOf(sent)
  const inquiries = await em.find(InquiryEntity, { id: { $in: ids } }, { orderBy: { id: 'desc' } })
  const offers = await em.find(OfferEntity, { inquiry: { $in: ids } }, { orderBy: { id: 'asc' } })
  return {
    ...(await toPerson(em, sent)),
    inquiries: inquiries.flatMap(({ id, createdAt, keptUntil }) =>
      keptUntil
        ? {
            id,
            receipt: receiptNumber(id, createdAt),
            until: keptUntil,
            offers: offers
              .filter(({ inquiry }) => inquiry.id === id)
              .map((offer) => ({ id: offer.id, number: paperNumberOf(offer) })),
          }
        : [],
    ),
  }
}
