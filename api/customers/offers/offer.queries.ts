import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import { companySettings, legalSettings, vatRate } from '../../../shared/dealer/company-settings.ts'
import { offerSettings } from '../../../shared/dealer/offer-settings.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { mayDecide, type OfferDecision, type Party } from '../../../shared/offers/decisions.ts'
import {
  EXPIRING_DAYS,
  isOver,
  type ListedOffer,
  type Offer,
  type OfferFilter,
  type OfferQuery,
  type OfferStatus,
} from '../../../shared/offers/offer.ts'
import { type InquiryOfOffer, probabilityOf } from '../../../shared/offers/offer-figures.ts'
import { totalsOf } from '../../../shared/offers/totals.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { searchTextOf } from '../../../shared/writing/search-text.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { personKeyOf, personSecret } from '../inquiries/identifiers.ts'
import { hasWords } from '../inquiries/inquiry.search.ts'
import type { AttachedFile } from '../inquiries/message-files.ts'
import {
  warningsAbout,
  warningsAboutDealer,
  warningsAboutTax,
  warningsAboutWaiting,
} from './offer.checks.ts'
import { inLanguagesOf, originOfAddress, warningsAboutLanguage } from './offer.content.ts'
import { OfferEntity } from './offer.entity.ts'
import { findOfferedMachines, findTaken } from './offer.machines.ts'
import { languageOf, numberOf, paperFile } from './offer-number.ts'

export const UNKNOWN_OFFER = 'Angebot nicht gefunden'

/** @throws {ApiError} 404 */
export async function requireOffer(em: EntityManager, id: number): Promise<OfferEntity> {
  const found = await em.findOne(OfferEntity, id, { populate: ['inquiry'] })
  if (!found) throw notFound(UNKNOWN_OFFER)
  return found
}

/**
 * In a transaction, whose end other changes of this offer wait for.
 * @throws {ApiError} 404
 */
export async function lockOffer(em: EntityManager, id: number): Promise<OfferEntity> {
  const found = await em.findOne(OfferEntity, id, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  })
  if (!found) throw notFound(UNKNOWN_OFFER)
  await em.populate(found, ['inquiry'])
  return found
}

/** What has become of an offer about which something cannot be decided any more, or yet. */
const stateSentences: Record<OfferStatus, string> = {
  draft: 'Dieses Angebot ist noch nicht gesendet.',
  sent: 'Dieses Angebot ist noch offen.',
  superseded: 'Dieses Angebot wurde durch eine neue Fassung ersetzt.',
  withdrawn: 'Dieses Angebot wurde zurückgezogen.',
  expired: 'Dieses Angebot ist abgelaufen.',
  declined: 'Dieses Angebot wurde schon abgelehnt.',
  ordered: 'Dieses Angebot ist schon bestellt. Wir bestätigen die Bestellung in Kürze.',
  accepted: 'Dieses Angebot ist schon angenommen.',
}

/**
 * As `lockOffer`, for a decision.
 * @param instead what else it says of a state that does not allow the decision
 * @throws {ApiError} 404, or 409 that says why not
 */
export async function lockAllowed(
  em: EntityManager,
  id: number,
  party: Party,
  decision: OfferDecision,
  instead: Partial<Record<OfferStatus, string>> = {},
): Promise<OfferEntity> {
  const offer = await lockOffer(em, id)
  const status = statusOf(offer)
  if (mayDecide(party, decision, status)) return offer
  throw new ApiError(409, instead[status] ?? stateSentences[status])
}

/** Its state at a moment: one that was sent has expired after its last day. */
export const statusOf = (
  { status, validUntil }: Pick<OfferEntity, 'status' | 'validUntil'>,
  now = new Date(),
): OfferStatus => (status === 'sent' && isOver(validUntil, berlinDay(now)) ? 'expired' : status)

/** The newest first. */
export async function listOffers(
  em: EntityManager,
  query: OfferQuery,
  siteUrl: string,
): Promise<{ offers: ListedOffer[]; total: number }> {
  const { page, limit } = query
  const [found, total] = await em.findAndCount(OfferEntity, conditionOf(query), {
    populate: ['inquiry'],
    orderBy: { id: 'desc' },
    limit,
    offset: (page - 1) * limit,
  })
  const offers = await toOffers(em, found, siteUrl)
  return {
    offers: offers.map((offer, index) => ({ ...offer, inquiry: inquiryOf(found[index]) })),
    total,
  }
}

function inquiryOf(offer: OfferEntity | undefined): ListedOffer['inquiry'] {
  if (!offer) throw new Error('Each offer that is listed was found')
  const { id, name, company, createdAt } = offer.inquiry
  return { receipt: receiptNumber(id, createdAt), name, company }
}

/** The offers that a query asks for, on whatever page. */
export function conditionOf({
  status,
  expiring,
  search,
  inquiry,
}: OfferFilter): FilterQuery<OfferEntity> {
  return {
    $and: [
      ...(status ? [hasStatus(status, berlinDay(new Date()))] : []),
      ...(expiring ? [isExpiring(new Date())] : []),
      ...(inquiry ? [{ inquiry }] : []),
      ...(search ? hasWords(search) : []),
    ],
  }
}

function hasStatus(status: OfferStatus, today: string): FilterQuery<OfferEntity> {
  if (status === 'expired') return { status: 'sent', validUntil: { $lt: today } }
  if (status === 'sent') return { status, validUntil: { $gte: today } }
  return { status }
}

/** Open, with at most `EXPIRING_DAYS` left. */
const isExpiring = (now: Date): FilterQuery<OfferEntity> => ({
  status: 'sent',
  validUntil: { $gte: berlinDay(now), $lte: addDays(berlinDay(now), EXPIRING_DAYS) },
})

/** The text that the search for offers looks at. */
export function offerSearchText(
  offer: Pick<OfferEntity, 'year' | 'serial' | 'content' | 'inquiry'>,
): string {
  const { name, company } = offer.content.recipient
  const inquiry = offer.inquiry
  const receipt = receiptNumber(inquiry.id, inquiry.createdAt)
  return searchTextOf([
    numberOf(offer) ?? '',
    name,
    company,
    inquiry.name,
    inquiry.company,
    receipt,
  ])
}

/** Lets the offers of an inquiry be found by its corrected sender, in the transaction of the correction. */
export async function findOffersAnew(em: EntityManager, inquiry: number): Promise<void> {
  const offers = await em.find(OfferEntity, { inquiry }, { populate: ['inquiry'] })
  for (const offer of offers) offer.searchText = offerSearchText(offer)
}

/** What of its inquiry decides whether a sale is expected. */
export const inquiryOfOffer = ({
  inquiry: { stage, spam, duplicateOf },
}: {
  inquiry: Pick<OfferEntity['inquiry'], 'stage' | 'spam' | 'duplicateOf'>
}): InquiryOfOffer => ({ stage, spam, isDouble: Boolean(duplicateOf) })

export async function toOffer(
  em: EntityManager,
  offer: OfferEntity,
  siteUrl: string,
): Promise<Offer> {
  const [shown] = await toOffers(em, [offer], siteUrl)
  if (!shown) throw new Error('An offer that there is can be shown')
  if (offer.status !== 'draft') return shown
  return { ...shown, recipientFrom: await originOfAddress(em, offer) }
}

async function toOffers(
  em: EntityManager,
  offers: OfferEntity[],
  siteUrl: string,
): Promise<Offer[]> {
  const settings = await currentParts(em, {
    company: companySettings,
    legal: legalSettings,
    offer: offerSettings,
    vatRate,
  })
  const machines = await findOfferedMachines(em, offers)
  const drafts = offers.filter(({ status }) => status === 'draft')
  // As they would be sent: the language of their inquiries may be another one by now.
  const spoken = await inLanguagesOf(em, drafts)
  const contents = new Map(drafts.map((draft, index) => [draft, spoken[index]]))
  const taken = await findTaken(
    em,
    offers.flatMap(({ status, inquiry }) =>
      status === 'draft' || inquiry.wonAt ? inquiry.id : [],
    ),
  )
  const ofDealer = warningsAboutDealer(settings)
  const secret = await personSecret(em)
  return offers.map((offer) => {
    const { token, sentAt, createdAt, updatedAt } = offer
    const content = contents.get(offer) ?? offer.content
    const { taxMode, lines } = content
    const status = statusOf(offer)
    return {
      ...content,
      id: offer.id,
      inquiryId: offer.inquiry.id,
      customer: personKeyOf(secret, offer.inquiry),
      number: numberOf(offer),
      revision: offer.revision,
      status,
      language: languageOf(offer),
      totals: offer.totals ?? totalsOf(lines, { taxMode, vatRate: settings.vatRate }),
      value: offer.value,
      probability: probabilityOf(status, inquiryOfOffer(offer), settings.offer),
      pdfSha256: offer.pdfSha256 ?? null,
      sentAt: sentAt?.toISOString() ?? null,
      address: token && status !== 'draft' ? siteUrl + paths.offer(token) : null,
      decision: decisionOf(offer),
      warnings:
        status === 'draft'
          ? {
              ...ofDealer,
              ...warningsAboutTax(content, settings.legal),
              ...warningsAboutLanguage(content, languageOf(offer), settings.offer),
              ...warningsAbout(offer, machines, taken),
            }
          : warningsAboutWaiting(offer, machines, taken),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  })
}

/** Who has decided about an offer, and when; null as long as nobody has. */
export const decisionOf = ({
  decidedAt,
  decidedBy,
  decisionReason,
}: OfferEntity): Offer['decision'] =>
  decidedAt
    ? { at: decidedAt.toISOString(), name: decidedBy ?? '', reason: decisionReason ?? '' }
    : null

/** The paper of an offer as it was sent. @throws {Error} for a draft, which has none */
export async function paperOf(
  em: EntityManager,
  offer: OfferEntity,
): Promise<AttachedFile<Buffer>> {
  await em.populate(offer, ['pdf'])
  if (!offer.pdf) throw new Error(`Offer ${offer.id} has no paper`)
  return paperFile(offer, Buffer.from(offer.pdf, 'base64'))
}

/** The offer of a customer's link, and the version that is valid now, which may be the same. */
export async function findByToken(
  em: EntityManager,
  token: string,
): Promise<{ asked: OfferEntity; offer: OfferEntity } | null> {
  if (!/^[0-9a-f]{1,64}$/.test(token)) return null
  const populate = ['inquiry', 'sent'] as const
  const asked = await em.findOne(OfferEntity, { token, status: { $ne: 'draft' } }, { populate })
  if (!asked) return null
  const { year, serial } = asked
  const offer = await em.findOne(
    OfferEntity,
    { year, serial, status: { $ne: 'draft' } },
    { populate, orderBy: { revision: 'desc' } },
  )
  return { asked, offer: offer ?? asked }
}
