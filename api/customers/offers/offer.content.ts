import type { EntityManager } from '@mikro-orm/sql'
import { warrantySettings } from '../../../shared/buying/settings.ts'
import { type OfferSettings, offerSettings } from '../../../shared/dealer/offer-settings.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { destinationCountry } from '../../../shared/offers/destination.ts'
import { begunInOther, draftIn, type ProposedText } from '../../../shared/offers/english-draft.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import type { OfferContent, Recipient } from '../../../shared/offers/offer-input.ts'
import { type SentOffer, sentOffer } from '../../../shared/offers/sent-offer.ts'
import { totalsOf } from '../../../shared/offers/totals.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { counterpart, type Language, languageLabels } from '../../../shared/writing/language.ts'
import { foldUmlauts } from '../../../shared/writing/search-text.ts'
import { addressOf } from '../../base/data/personal/mailbox.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { oneLine } from '../../base/work/mail/letters.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { OfferEntity } from './offer.entity.ts'
import { offerLetters } from './offer-letters.ts'
import { languageOf, numberOf, paperNumberOf } from './offer-number.ts'
import type { House } from './paper/house.ts'

interface Draft {
  inquiry: Pick<InquiryEntity, 'language' | 'name'>
  content: OfferContent
}

/**
 * What a draft says to the sender of its inquiry: the product's own words are in their language; what somebody has
 * typed stays.
 */
export async function inLanguageOf(
  em: EntityManager,
  inquiry: Draft['inquiry'],
  content: OfferContent,
): Promise<OfferContent> {
  const [spoken = content] = await inLanguagesOf(em, [{ inquiry, content }])
  return spoken
}

/** The same of several, in their order. */
export async function inLanguagesOf(em: EntityManager, drafts: Draft[]): Promise<OfferContent[]> {
  if (drafts.length === 0) return []
  const settings = await currentParts(em, { warranty: warrantySettings, offer: offerSettings })
  const ids = drafts.flatMap(({ content }) =>
    content.lines.flatMap(({ productId }) => productId ?? []),
  )
  const found = await em.find(ProductEntity, { id: { $in: ids } }, { disableIdentityMap: true })
  const machines = new Map(found.map((product) => [product.id, product]))
  return drafts.map(({ inquiry, content }) => {
    const language: Language = inquiry.language
    const greeting = offerLetters[language].greeting(oneLine(inquiry.name))
    return draftIn(language, content, greeting, { machines, ...settings })
  })
}

/** All of an offer that its page and its paper show, as it is at this moment. */
export async function contentToSend(
  em: EntityManager,
  offer: OfferEntity,
  { dealer, bank, terms }: House,
  { author, pictures }: Pick<SentOffer, 'author' | 'pictures'>,
): Promise<SentOffer> {
  const now = new Date()
  const { revision, inquiry } = offer
  const content = await inLanguageOf(em, inquiry, offer.content)
  return sentOffer.parse({
    ...content,
    language: languageOf(offer),
    number: paperNumberOf(offer),
    revision,
    issued: berlinDay(now),
    issuedAt: now.toISOString(),
    receipt: receiptNumber(inquiry.id, inquiry.createdAt),
    author,
    totals: totalsOf(content.lines, { taxMode: content.taxMode, vatRate: dealer.vatRate }),
    dealer,
    bank,
    terms,
    pictures,
  })
}

/**
 * Lets nobody send or save a draft of an inquiry that they have read in another language, in the transaction that
 * changes it. Who is sending one at this moment is told so, too.
 */
export async function outdateDrafts(
  em: EntityManager,
  inquiry: number,
  author: string,
): Promise<void> {
  for (const draft of await em.find(OfferEntity, { inquiry, status: 'draft' })) {
    draft.editedBy = author
    draft.updatedAt = laterThan(draft.updatedAt)
  }
}

const textLabels: Record<ProposedText, string> = {
  intro: 'Die Einleitung',
  deliveryTime: 'Die Lieferzeit',
  paymentTerms: 'Die Zahlung',
  closing: 'Der Schluss',
}

/** Which texts of a draft are still in the other language, at least in part, by field. */
export function warningsAboutLanguage(
  content: OfferContent,
  language: Language,
  settings: OfferSettings,
): Offer['warnings'] {
  const other = languageLabels[counterpart[language]]
  const here = languageLabels[language]
  return Object.fromEntries(
    begunInOther(content, language, settings).map((field) => [
      field,
      `${textLabels[field]} ist noch auf ${other}, zumindest zum Teil. Das Angebot geht auf ${here} hinaus.`,
    ]),
  )
}

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
    addressParts.every((part) => content.recipient[part] === recipient[part]),
  )
  return same ? numberOf(same) : null
}

/** Where the paper of a customer goes, besides their name. */
const addressParts = ['street', 'postalCode', 'city', 'country', 'vatId'] as const

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
