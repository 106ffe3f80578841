import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OfferStatus } from '../../../shared/offers/offer.ts'
import type { OfferContent } from '../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import type { OfferTotals } from '../../../shared/offers/totals.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'

export const OfferEntity = defineEntity({
  name: 'Offer',
  uniques: [{ properties: ['year', 'serial', 'revision'] }],
  indexes: [{ properties: ['status', 'validUntil'] }],
  properties: {
    id: p.integer().primary(),
    inquiry: () => p.manyToOne(InquiryEntity).deleteRule('cascade').index(),
    /** The joined inquiry with which it came; null for one of its own. */
    broughtBy: () => p.manyToOne(InquiryEntity).nullable().deleteRule('set null').index(),
    /** With `serial` its number; both null until it is sent. */
    year: p.integer().nullable(),
    serial: p.integer().nullable(),
    revision: p.integer().default(1),
    /** An offer expires by the calendar alone. */
    status: p.string().length(16).$type<Exclude<OfferStatus, 'expired'>>().default('draft'),
    validUntil: p.string().length(10),
    content: p.json<OfferContent>().columnType('json'),
    /** In euros, as `worthOf` has it: what sums of many offers add up. */
    value: p.double().columnType('double precision').$type<number>().default(0),
    /** What it came to when it was sent, whatever VAT is today; null for a draft. */
    totals: p.json<OfferTotals>().columnType('json').nullable(),
    /** In which it was sent; null for a draft, which has its inquiry's. */
    language: p.string().length(2).$type<Language>().nullable(),
    /** As it was sent, with pictures; null for a draft. Like its paper a column at the end, which other columns are read without. */
    sent: p.json<SentOffer>().columnType('json').nullable().lazy(),
    /** Its paper in Base64. */
    pdf: p.text().nullable().lazy(),
    pdfSha256: p.string().length(64).nullable(),
    /** Names the customer's page, and is its protection. */
    token: p.string().length(64).nullable().unique(),
    sentAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.string().length(200).nullable(),
    decisionReason: p.text().nullable(),
    /** By the customer on the offer's page, not by staff. */
    decidedOnPage: p.boolean().default(false),
    /** Where `search` looks. */
    searchText: p.text().default('').lazy(),
    /** Who has saved the draft last, as colleagues read it. */
    editedBy: p.string().length(200).nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
export type OfferEntity = InferEntity<typeof OfferEntity>

/**
 * The page of an offer that was deleted with its inquiry: all that is left of it, so that the customer's link says that
 * the offer is withdrawn. Nothing in it says whose it was.
 */
export const WithdrawnOfferEntity = defineEntity({
  name: 'WithdrawnOffer',
  properties: {
    /** SHA-256 of the token that names the page. */
    tokenHash: p.string().length(64).primary(),
    at: p.datetime(),
    /** In which it was sent. */
    language: p.string().length(2).$type<Language>().default('de'),
  },
})
export type WithdrawnOfferEntity = InferEntity<typeof WithdrawnOfferEntity>

/** The last number that a year's offers have got. It never goes back, not even with a restore. */
export const OfferNumberEntity = defineEntity({
  name: 'OfferNumber',
  properties: {
    year: p.integer().primary().autoincrement(false),
    last: p.integer(),
  },
})
export type OfferNumberEntity = InferEntity<typeof OfferNumberEntity>
