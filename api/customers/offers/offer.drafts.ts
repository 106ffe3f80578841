import type { EntityManager } from '@mikro-orm/sql'
import { deliverySettings, warrantySettings } from '../../../shared/buying/settings.ts'
import { vatRate } from '../../../shared/dealer/company-settings.ts'
import { offerSettings } from '../../../shared/dealer/offer-settings.ts'
import { withoutGreeting } from '../../../shared/inquiries/letter-form.ts'
import { sumsRefusal, withPriceKinds } from '../../../shared/offers/discount.ts'
import { firstIntro, proposedTexts, timesOfDelivery } from '../../../shared/offers/english-draft.ts'
import { deliveryLine, machineLine } from '../../../shared/offers/machine-lines.ts'
import {
  MOST_LINES,
  type OfferContent,
  type OfferLine,
  type OfferPatch,
  type Recipient,
  type TaxMode,
  TOO_MANY_LINES,
} from '../../../shared/offers/offer-input.ts'
import { proposedTaxMode } from '../../../shared/offers/tax-mode.ts'
import { totalsOf, worthOf } from '../../../shared/offers/totals.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { laterThan, requireUnchanged, type SeenVersion } from '../../base/requests/change/change.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { oneLine } from '../../base/work/mail/letters.ts'
import type { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { askedProducts, productsOf } from '../inquiries/inquiry.products.ts'
import { lockInquiry } from '../inquiries/inquiry.queries.ts'
import { inLanguageOf, recipientFor } from './offer.content.ts'
import { OfferEntity } from './offer.entity.ts'
import { findTaken } from './offer.machines.ts'
import { lockAllowed, lockOffer, offerSearchText, requireOffer } from './offer.queries.ts'
import { offerLetters } from './offer-letters.ts'

export const OUTDATED = 'Das Angebot wurde in der Zwischenzeit geändert'
const NOT_A_DRAFT =
  'Dieses Angebot ist schon gesendet und bleibt, wie es ist. Legen Sie eine neue Fassung an.'
const IS_SPAM = 'Zu Spam und doppelten Anfragen gibt es keine Angebote'
const IS_ACCEPTED = 'Ein angenommenes Angebot wird nicht ersetzt. Heben Sie zuerst die Annahme auf.'
const IS_SUPERSEDED =
  'Dieses Angebot ist durch eine neue Fassung ersetzt. Bitte überarbeiten Sie die neueste Fassung.'
const HAS_DRAFT = 'Eine neue Fassung ist schon angefangen'
const HAS_NUMBER = 'Dieses Angebot hat schon eine Nummer und wird nicht gelöscht, sondern gesendet'

/**
 * Makes a draft of what an inquiry asks for.
 * @param from an earlier offer whose lines and texts it begins with, if any
 * @throws {ApiError} 404, or 409 for spam and doubles
 */
export async function draftOffer(
  em: EntityManager,
  inquiryId: number,
  from?: number,
): Promise<OfferEntity> {
  return em.transactional(async (em) => {
    const inquiry = await lockInquiry(em, inquiryId)
    const spoken: Language = inquiry.language
    const { greeting } = offerLetters[spoken]
    if (inquiry.spam || inquiry.duplicateOf) throw new ApiError(409, IS_SPAM)
    const earlier = from === undefined ? null : await requireOffer(em, from)
    const settings = await currentParts(em, { offer: offerSettings })
    const { deliveryTime, paymentTerms, closing } = proposedTexts(settings.offer)[spoken]
    const validUntil = addDays(berlinDay(new Date()), settings.offer.validDays)
    const lines = earlier ? earlier.content.lines : await linesFor(em, inquiry)
    const isDelivered = lines.some(({ kind }) => kind === 'delivery')
    const recipient = await recipientFor(em, inquiry)
    const content: OfferContent = {
      deliveryTime: isDelivered ? timesOfDelivery[spoken](deliveryTime) : deliveryTime,
      paymentTerms,
      closing,
      binding: false,
      ...earlier?.content,
      lines,
      intro:
        `${greeting(oneLine(inquiry.name))}\n\n${earlier ? withoutGreeting(earlier.content.intro) : firstIntro.de}`.trimEnd(),
      recipient,
      taxMode: taxModeFor(recipient, earlier?.content),
      validUntil,
    }
    return createDraft(em, inquiry, content)
  })
}

/**
 * Makes a draft of the next version of an offer. Its number stays.
 * @throws {ApiError} 404, or 409 for a draft, for what was accepted or replaced, and if such a draft is there already
 */
export async function reviseOffer(em: EntityManager, id: number): Promise<OfferEntity> {
  return em.transactional(async (em) => {
    const former = await lockAllowed(em, id, 'staff', 'revise', {
      accepted: IS_ACCEPTED,
      superseded: IS_SUPERSEDED,
    })
    const { year, serial } = former
    const newest = await em.findOneOrFail(
      OfferEntity,
      { year, serial },
      { orderBy: { revision: 'desc' } },
    )
    if (newest.status === 'draft') throw new ApiError(409, HAS_DRAFT)
    if (newest.status === 'accepted') throw new ApiError(409, IS_ACCEPTED)
    const today = berlinDay(new Date())
    const settings = await currentParts(em, { offer: offerSettings })
    const { validUntil } = former
    const content = {
      ...former.content,
      validUntil: validUntil > today ? validUntil : addDays(today, settings.offer.validDays),
    }
    const numbered = { year, serial, revision: newest.revision + 1 }
    return createDraft(em, former.inquiry, content, numbered)
  })
}

/** What was chosen by hand for an earlier offer stands where the place proposes the same as it did there. */
function taxModeFor(recipient: Recipient, earlier: OfferContent | undefined): TaxMode {
  const proposed = proposedTaxMode(recipient)
  const isSame = earlier && proposedTaxMode(earlier.recipient) === proposed
  return isSame ? earlier.taxMode : proposed
}

async function createDraft(
  em: EntityManager,
  inquiry: InquiryEntity,
  written: OfferContent,
  numbered: Partial<Pick<OfferEntity, 'year' | 'serial' | 'revision'>> = {},
): Promise<OfferEntity> {
  const now = new Date()
  const content = await inLanguageOf(em, inquiry, written)
  const { validUntil } = content
  const value = worthOf(content.lines)
  const draft = { inquiry, content, value, validUntil, ...numbered, createdAt: now, updatedAt: now }
  const offer = em.create(OfferEntity, draft)
  offer.searchText = offerSearchText(offer)
  await em.flush()
  return offer
}

/**
 * Changes a draft.
 * @param author as colleagues read it
 * @throws {ApiError} 404, 400 for sums below zero and too many lines, 409 for what was sent, and if somebody else has
 * saved since
 */
export async function updateDraft(
  em: EntityManager,
  id: number,
  patch: OfferPatch,
  author: string,
  seen: (offer: OfferEntity) => SeenVersion,
): Promise<OfferEntity> {
  return em.transactional(async (em) => {
    const offer = await lockOffer(em, id)
    if (offer.status !== 'draft')
      throw new ApiError(409, NOT_A_DRAFT, { data: await seen(offer).current() })
    await requireUnchanged(
      offer.updatedAt,
      seen(offer),
      OUTDATED,
      async () => offer.editedBy ?? null,
    )
    const { recipient, lines, ...rest } = patch
    const content = await inLanguageOf(em, offer.inquiry, {
      ...offer.content,
      ...rest,
      ...(lines && { lines: withPriceKinds(lines) }),
      recipient: { ...offer.content.recipient, ...recipient },
    })
    await requireSums(em, content)
    offer.content = content
    offer.value = worthOf(content.lines)
    offer.validUntil = content.validUntil
    offer.searchText = offerSearchText(offer)
    offer.editedBy = author
    offer.updatedAt = laterThan(offer.updatedAt)
    return offer
  })
}

/** @throws {ApiError} 404, or 409 for what was sent or has a number of its own */
export async function deleteDraft(em: EntityManager, id: number): Promise<OfferEntity> {
  return em.transactional(async (em) => {
    const offer = await lockOffer(em, id)
    if (offer.status !== 'draft') throw new ApiError(409, NOT_A_DRAFT)
    if (offer.serial && offer.revision === 1) throw new ApiError(409, HAS_NUMBER)
    await em.nativeDelete(OfferEntity, { id })
    return offer
  })
}

async function requireSums(em: EntityManager, { lines, taxMode }: OfferContent): Promise<void> {
  // A discount that was divided is more lines than were sent.
  if (lines.length > MOST_LINES) throw invalid({ lines: [TOO_MANY_LINES] })
  const settings = await currentParts(em, { vatRate })
  const refusal = sumsRefusal(lines, totalsOf(lines, { taxMode, ...settings }), taxMode)
  if (refusal) throw invalid({ lines: [refusal] })
}

/**
 * The lines of the public machines in the order in which they were asked for, and of their delivery; without those that
 * the customer has ordered or accepted.
 */
async function linesFor(em: EntityManager, inquiry: InquiryEntity): Promise<OfferLine[]> {
  const parts = { warranty: warrantySettings, delivery: deliverySettings }
  const settings = await currentParts(em, parts)
  const asked = (await productsOf(em, [inquiry])).get(inquiry.id) ?? []
  const products = await askedProducts(
    em,
    asked.flatMap(({ id }) => id ?? []),
  )
  const taken = new Set((await findTaken(em, [inquiry.id])).map(({ product }) => product))
  const offered = products.filter(({ id, status }) => status !== 'sold' && !taken.has(id))
  const { deliveryPostcode } = inquiry
  // Each piece is delivered at a price of its own.
  const counted = (product: ProductEntity, lines: OfferLine[]) => {
    const quantity = asked.find(({ id }) => id === product.id)?.quantity ?? 1
    return lines.map((line) => ({ ...line, quantity }))
  }
  return [
    ...offered.flatMap((product) => counted(product, [machineLine(product, settings.warranty)])),
    ...(deliveryPostcode
      ? offered.flatMap((product) =>
          counted(product, deliveryLine(product, deliveryPostcode, settings.delivery)),
        )
      : []),
  ]
}
