import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Concern } from '../../../shared/addresses/parameters.ts'
import type { InquiryEventKind } from '../../../shared/inquiries/inquiry.ts'
import type { LostReason, Source, Stage } from '../../../shared/inquiries/stage.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import type { Joining } from './joining-record.ts'

/** Nobody is forgotten: what is neither closed nor spam nor a double has a next step. */
const NEXT_STEP_RULE =
  "spam or duplicate_of_id is not null or stage = 'won' or stage = 'lost' or stage = 'done' or (next_step_at is not null and next_step_text <> '')"

export const InquiryEntity = defineEntity({
  name: 'Inquiry',
  indexes: [
    { properties: ['spam', 'stage', 'createdAt', 'id'] },
    { properties: ['spam', 'createdAt', 'id'] },
  ],
  checks: [
    {
      name: 'inquiry_duplicate_of_id_check',
      property: 'duplicateOf',
      expression: NEXT_STEP_RULE,
    },
  ],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(200),
    company: p.string().length(200),
    /** Empty where only a callback is asked for. */
    email: p.string().length(254),
    /** Its address in one spelling, by which inquiries of one person find each other. */
    mailbox: p.string().length(254).default('').index(),
    phone: p.string().length(50),
    /** The same of its telephone number. */
    phoneNumber: p.string().length(50).default('').index(),
    message: p.text(),
    callback: p.boolean().default(false),
    /** The time at which its sender is called; null for as soon as possible. */
    callbackAt: p.datetime().nullable().index(),
    concern: p.text().$type<Concern>().nullable(),
    /** Where its machines are to be delivered. */
    deliveryPostcode: p.string().length(5).nullable(),
    /** In which its sender is written to. */
    language: p.string().length(2).$type<Language>().default('de'),
    source: p.string().length(16).$type<Source>().default('website'),
    product: () => p.manyToOne(ProductEntity).nullable().deleteRule('set null').index(),
    /** Kept when the product is deleted. */
    productTitle: p.string().length(200).nullable(),
    productQuantity: p.integer().default(1),
    stage: p.string().length(16).$type<Stage>().default('new'),
    lostReason: p.string().length(32).$type<LostReason>().nullable(),
    lostNote: p.text().nullable(),
    /** Null: everybody. */
    owner: () => p.manyToOne(UserEntity).nullable().deleteRule('set null').index(),
    nextStepAt: p.datetime().nullable().index(),
    nextStepText: p.string().length(200).nullable(),
    /** The time of the call that somebody was reminded of. */
    remindedOf: p.datetime().nullable(),
    /** What the sender was promised; null for what came before there was such a promise. */
    answerDueAt: p.datetime().nullable(),
    firstAnsweredAt: p.datetime().nullable(),
    /** Since when it is won; stays when what follows from that is done, and goes when it is opened again or lost. */
    wonAt: p.datetime().nullable(),
    /**
     * The first inquiry that said the same, or the one into which it was joined. It is deleted with that; a double that
     * was not joined takes its place before.
     */
    duplicateOf: () => p.manyToOne(InquiryEntity).nullable().deleteRule('cascade').index(),
    /** Since when it is a part of that other one; null for what stands by itself. */
    joinedAt: p.datetime().nullable(),
    /** What parting it again has to put back. */
    joining: p.json<Joining>().columnType('json').nullable().lazy(),
    /** With which joined inquiry it came to the one that it belongs to now. */
    broughtBy: () => p.manyToOne(InquiryEntity).nullable().deleteRule('set null').index(),
    spam: p.boolean().default(false),
    /** Its words look like an advert. It is work like any other until somebody calls it spam. */
    suspicious: p.boolean().default(false),
    notes: p.text().default(''),
    /** Where `search` looks; see `inquirySearchText`. */
    searchText: p.text().default('').lazy(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
export type InquiryEntity = InferEntity<typeof InquiryEntity>

/** The second and every further machine that an inquiry asks for. Its row itself names the first one. */
export const InquiryProductEntity = defineEntity({
  name: 'InquiryProduct',
  properties: {
    inquiry: () => p.manyToOne(InquiryEntity).deleteRule('cascade').index(false).primary(),
    /** Counts from 1, in the order in which they were asked for. */
    position: p.integer().primary(),
    product: () => p.manyToOne(ProductEntity).nullable().deleteRule('set null').index(),
    /** Kept when the product is deleted. */
    title: p.string().length(200),
    quantity: p.integer().default(1),
    /** The joined inquiry with which it came; null for what is its own. */
    broughtBy: () => p.manyToOne(InquiryEntity).nullable().deleteRule('set null').index(),
  },
})
export type InquiryProductEntity = InferEntity<typeof InquiryProductEntity>

export const InquiryEventEntity = defineEntity({
  name: 'InquiryEvent',
  properties: {
    id: p.integer().primary(),
    inquiry: () => p.manyToOne(InquiryEntity).deleteRule('cascade').index(),
    at: p.datetime(),
    kind: p.string().length(16).$type<InquiryEventKind>(),
    text: p.text(),
    /** The user who did it; null for what happened by itself. Stays when the account is deleted. */
    author: p.string().length(200).nullable(),
  },
})
export type InquiryEventEntity = InferEntity<typeof InquiryEventEntity>
