import type { EntityManager } from '@mikro-orm/sql'
import { vatRate } from '../../../shared/dealer/company-settings.ts'
import { totalsOf } from '../../../shared/offers/totals.ts'
import type { Customer, CustomerInquiry, CustomerOffer } from '../../../shared/persons/customer.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { SearchAlertEntity } from '../alerts/search-alert.entity.ts'
import { personSecret } from '../inquiries/identifiers.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { toInquiries } from '../inquiries/inquiry.queries.ts'
import { referenceTo } from '../inquiries/inquiry.related.ts'
import { answeringId, answeringIds, joinedInto } from '../inquiries/joined.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { statusOf } from '../offers/offer.queries.ts'
import { numberOf } from '../offers/offer-number.ts'
import { nameOf } from '../persons/person.queries.ts'
import { type KnownSender, personIdsOf } from '../persons/senders.ts'
import { findBought } from './bought.ts'

/** How many inquiries and offers are shown. A machine that sends inquiries may have sent more. */
const MOST = 200

/** Everything about a customer. @param sent what they have sent, as `requireCustomer` finds it */
export async function toCustomer(em: EntityManager, sent: KnownSender[]): Promise<Customer> {
  const { inquiries, alerts } = personIdsOf(sent)
  return {
    ...nameOf(await personSecret(em), sent),
    ...(await toDealings(em, inquiries)),
    alerts: await em.count(SearchAlertEntity, { id: { $in: alerts }, confirmedAt: { $ne: null } }),
  }
}

/** What was asked in these inquiries, offered for them and bought, the newest first. */
export async function toDealings(
  em: EntityManager,
  inquiries: number[],
): Promise<Pick<Customer, 'inquiries' | 'offers' | 'bought'>> {
  const sent = inquiries.toSorted((a, b) => b - a).slice(0, MOST)
  const newest = [...new Set((await answeringIds(em, sent)).values())]
  const asked = await em.find(
    InquiryEntity,
    { id: { $in: newest } },
    { populate: ['product', 'owner'], orderBy: { createdAt: 'desc', id: 'desc' } },
  )
  const offers = await em.find(
    OfferEntity,
    { inquiry: { $in: newest } },
    { populate: ['inquiry'], orderBy: { id: 'desc' }, limit: MOST },
  )
  const settings = await currentParts(em, { vatRate })
  return {
    inquiries: await withWordsOfJoined(em, asked),
    offers: offers.map((offer) => toCustomerOffer(offer, settings.vatRate)),
    bought: await findBought(em, asked, offers),
  }
}

async function withWordsOfJoined(
  em: EntityManager,
  asked: InquiryEntity[],
): Promise<CustomerInquiry[]> {
  const parts = await joinedInto(
    em,
    asked.map(({ id }) => id),
  )
  const joined = Map.groupBy(parts, answeringId)
  return (await toInquiries(em, asked)).map((inquiry) => ({
    ...inquiry,
    joined: (joined.get(inquiry.id) ?? []).map((part) => ({
      ...referenceTo(part),
      message: part.message,
    })),
  }))
}

function toCustomerOffer(offer: OfferEntity, vatRate: number): CustomerOffer {
  const { id, inquiry, revision, content, sentAt, createdAt } = offer
  const { recipient, validUntil, taxMode, lines } = content
  return {
    id,
    inquiryId: inquiry.id,
    number: numberOf(offer),
    revision,
    status: statusOf(offer),
    recipient,
    validUntil,
    totals: offer.totals ?? totalsOf(lines, { taxMode, vatRate }),
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
