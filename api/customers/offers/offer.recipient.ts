import type { EntityManager } from '@mikro-orm/sql'
import { destinationCountry } from '../../../shared/offers/destination.ts'
import type { Recipient } from '../../../shared/offers/offer-input.ts'
import { foldUmlauts } from '../../../shared/writing/search-text.ts'
import { addressOf } from '../../base/data/personal/mailbox.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { OfferEntity } from './offer.entity.ts'
import { numberOf } from './offer-number.ts'

/** Where the paper of a customer goes, besides their name. */
const parts = ['street', 'postalCode', 'city', 'country', 'vatId'] as const

/** So many of somebody's last offers are looked at. */
const LOOKED_AT = 20

/** Their last offers that were sent, the newest first: by the address of a person, not by a telephone that a firm shares. */
async function sentTo(
  em: EntityManager,
  { email, mailbox }: InquiryEntity,
): Promise<OfferEntity[]> {
  if (email === '') return []
  const asked = await em.find(
    InquiryEntity,
    { mailbox },
    { fields: ['email'], disableIdentityMap: true },
  )
  const own = asked.filter((other) => addressOf(other.email) === addressOf(email))
  return em.find(
    OfferEntity,
    { inquiry: { $in: own.map(({ id }) => id) }, sentAt: { $ne: null } },
    { orderBy: { sentAt: 'desc', id: 'desc' }, limit: LOOKED_AT, disableIdentityMap: true },
  )
}

const isKnown = ({ street, postalCode, city, vatId }: Recipient): boolean =>
  [street, postalCode, city, vatId].some((part) => part !== '')

/** An address is that of a firm: whoever writes for another one has another. */
const isSameFirm = (one: string, other: string): boolean =>
  one === '' || other === '' || foldUmlauts(one) === foldUmlauts(other)

/**
 * To whom the paper of an inquiry's offer goes: as the customer's last one did, as far as that says so, else
 * to the country that the inquiry names as its destination.
 */
export async function recipientFor(em: EntityManager, inquiry: InquiryEntity): Promise<Recipient> {
  const { name, company } = inquiry
  const country = destinationCountry(inquiry.message) ?? 'DE'
  const blank = { name, company, street: '', postalCode: '', city: '', country, vatId: '' }
  const earlier = (await sentTo(em, inquiry)).map(({ content }) => content.recipient)
  const last = earlier.find((known) => isKnown(known) && isSameFirm(company, known.company))
  return last ? { ...last, name, company: company || last.company } : blank
}

/** The number of the earlier offer that has the same address as this draft; null without one. */
export async function originOfAddress(
  em: EntityManager,
  draft: OfferEntity,
): Promise<string | null> {
  const { recipient } = draft.content
  if (!isKnown(recipient)) return null
  const earlier = (await sentTo(em, draft.inquiry)).filter(
    ({ year, serial }) => year !== draft.year || serial !== draft.serial,
  )
  const same = earlier.find(({ content }) =>
    parts.every((part) => content.recipient[part] === recipient[part]),
  )
  return same ? numberOf(same) : null
}
