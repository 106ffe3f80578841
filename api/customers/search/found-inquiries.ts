import type { EntityManager } from '@mikro-orm/sql'
import { readOfferNumber } from '../../../shared/offers/offer-number.ts'
import { type Everywhere, MOST_FOUND } from '../../../shared/persons/everywhere.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { addressOf, mailboxOf } from '../../base/data/personal/mailbox.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { referenceTo } from '../inquiries/inquiry.related.ts'
import { findsInquiry, hasWords } from '../inquiries/inquiry.search.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { statusOf } from '../offers/offer.queries.ts'
import { numberOf } from '../offers/offer-number.ts'
import { findSent } from '../persons/senders.ts'

/** The newest inquiries in which a search is found. Spam is not what anybody looks for. */
export async function findInquiries(
  em: EntityManager,
  search: string,
): Promise<Everywhere['inquiries']> {
  const found = await em.find(
    InquiryEntity,
    { $and: [{ spam: false, joinedAt: null }, findsInquiry(search)] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MOST_FOUND },
  )
  return found.map((inquiry) => ({
    ...referenceTo(inquiry),
    name: inquiry.name,
    company: inquiry.company,
    stage: inquiry.stage,
  }))
}

/** The paper of a later version has its number behind that of the offer. */
const withoutRevision = (search: string) => search.replace(/(\bAN-\d{4}-\d{4,})-\d+\b/giu, '$1')

/** So many inquiries of one mailbox are looked at. */
const LOOKED_AT = 500

/** The newest inquiries of an address. Others may share its mailbox. */
async function sentFrom(em: EntityManager, address: string): Promise<number[]> {
  const where = { mailbox: mailboxOf(address), email: { $ne: '' } }
  const sent = await findSent(em, where, LOOKED_AT)
  return sent.filter(({ email }) => addressOf(email) === addressOf(address)).map(({ id }) => id)
}

/** The offers of a number, of each its newest version first; without a year those of the latest one. */
async function numbered(em: EntityManager, search: string): Promise<OfferEntity[]> {
  const number = readOfferNumber(search)
  if (!number) return []
  const { year, serial } = number
  return em.find(
    OfferEntity,
    { serial, ...(year && { year }) },
    {
      populate: ['inquiry'],
      orderBy: { year: 'desc', revision: 'desc' },
      limit: MOST_FOUND,
    },
  )
}

/**
 * The offers of a number that is typed, before the newest ones with these words, a recipient, or an inquiry of this address
 * or telephone.
 */
export async function findOffers(em: EntityManager, search: string): Promise<Everywhere['offers']> {
  const number = isPartOfNumber(search) ? dialledNumber(search) : ''
  const found = await em.find(
    OfferEntity,
    {
      $or: [
        { $and: hasWords(withoutRevision(search)) },
        ...(search.includes('@') ? [{ inquiry: { $in: await sentFrom(em, search) } }] : []),
        ...(number ? [{ inquiry: { phoneNumber: number } }] : []),
      ],
    },
    { populate: ['inquiry'], orderBy: { id: 'desc' }, limit: MOST_FOUND },
  )
  const all = new Set([...(await numbered(em, search)), ...found])
  return [...all].slice(0, MOST_FOUND).map((offer) => ({
    id: offer.id,
    number: numberOf(offer),
    revision: offer.revision,
    status: statusOf(offer),
    name: offer.inquiry.name,
    company: offer.inquiry.company,
  }))
}
