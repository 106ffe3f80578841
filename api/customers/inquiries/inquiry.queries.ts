import {
  type EntityManager,
  type FilterQuery,
  LockMode,
  type QueryOrderMap,
  raw,
} from '@mikro-orm/sql'
import { daysLater, endOfDay } from '../../../shared/dealer/clock.ts'
import {
  type Inquiry,
  type InquiryDetail,
  type InquiryProduct,
  type InquiryQuery,
  type JoinedInquiry,
  type JoinedPart,
  PART_DAYS,
  receiptNumber,
} from '../../../shared/inquiries/inquiry.ts'
import { answerKinds } from '../../../shared/inquiries/message.ts'
import { openStages, stagesOf, stagesWithStep, statusOf } from '../../../shared/inquiries/stage.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { Db } from '../../base/data/db/database.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { signingName } from '../../dealer/accounts/user.entity.ts'
import { personKeyOf, personSecret } from './identifiers.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { listEvents } from './inquiry.events.ts'
import { inquiriesAbout, productsOf } from './inquiry.products.ts'
import { findRelated, referenceTo } from './inquiry.related.ts'
import { findsInquiry } from './inquiry.search.ts'
import { stepOf } from './inquiry.work.ts'
import { answeringFor, answeringId, joinedInto, requireOwnLife } from './joined.ts'
import { listMessages } from './message.queries.ts'

/**
 * Inquiries in the wanted order. Spam is listed only on request.
 * @param me the caller, whose inquiries `owner=me` means
 */
export async function listInquiries(
  em: EntityManager,
  query: InquiryQuery,
  me: number,
): Promise<{ inquiries: Inquiry[]; total: number }> {
  const { page, limit } = query
  // One look at all of them says how many there are and which stand on the page, whose rows alone are read.
  const all = await em.find(InquiryEntity, conditionOf(query, me), {
    fields: ['id'],
    orderBy: orderOf(query),
    disableIdentityMap: true,
  })
  const ids = all.slice((page - 1) * limit, page * limit).map(({ id }) => id)
  const found = await em.find(InquiryEntity, { id: ids }, { populate: ['product', 'owner'] })
  const inquiries = found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return { inquiries: await toInquiries(em, inquiries), total: all.length }
}

function conditionOf(query: InquiryQuery, me: number): FilterQuery<InquiryEntity> {
  const { spam, folded, suspicious, status, stage, work, owner, due, source, product, search } =
    query
  const { duplicate = folded && !search && !spam ? false : undefined } = query
  const conditions: FilterQuery<InquiryEntity>[] = [
    { spam, joinedAt: null },
    ...(duplicate === undefined ? [] : [{ duplicateOf: duplicate ? { $ne: null } : null }]),
    ...(suspicious === undefined ? [] : [{ suspicious }]),
    ...(status ? [{ stage: { $in: stagesOf(status) } }] : []),
    ...(stage ? [{ stage }] : []),
    ...(work === 'open' ? [{ stage: { $in: openStages } }] : []),
    ...(work === 'unanswered' ? [awaitsAnswer()] : []),
    ...(owner ? [{ owner: owner === 'none' ? null : owner === 'me' ? me : owner }] : []),
    ...(due ? [{ nextStepAt: { $lt: dueBefore(due, new Date()) } }] : []),
    ...(source ? [{ source }] : []),
    ...(product ? [inquiriesAbout(product)] : []),
    ...(search ? [findsInquiry(search)] : []),
  ]
  return { $and: conditions }
}

const answers = answerKinds.map((kind) => `'${kind}'`).join(', ')

/** Nobody has answered an open one yet, or the customer of one that is open or won has spoken since. */
const awaitsAnswer = (): FilterQuery<InquiryEntity> => ({
  $or: [
    { stage: { $in: openStages }, firstAnsweredAt: null },
    { stage: { $in: [...stagesWithStep] }, ...hasOpenWords() },
  ],
})

const hasOpenWords = () => ({
  [raw(
    (alias) =>
      `exists (select 1 from message said where said.inquiry_id = ${alias}.id and said.kind = 'received' and not said.automatic and not exists (select 1 from message answer where answer.inquiry_id = ${alias}.id and answer.kind in (${answers}) and not answer.automatic and answer.id > said.id))`,
  )]: [],
})

const dueBefore = (due: NonNullable<InquiryQuery['due']>, now: Date) =>
  due === 'overdue' ? now : endOfDay(berlinDay(now))

/** Those without a next step come last in both orders. */
function orderOf({ sort, order }: InquiryQuery): QueryOrderMap<InquiryEntity> {
  return sort === 'nextStep'
    ? { nextStepAt: `${order} nulls last`, id: order }
    : { createdAt: order, id: order }
}

export async function findInquiry(em: EntityManager, id: number): Promise<InquiryEntity | null> {
  return em.findOne(InquiryEntity, id, { populate: ['product', 'owner'] })
}

export async function toInquiryDetail(
  em: EntityManager,
  inquiry: InquiryEntity,
): Promise<InquiryDetail> {
  const joined = await joinedInto(em, [inquiry.id])
  return {
    ...(await toInquiry(em, inquiry)),
    ...(await listMessages(em, inquiry.id)),
    events: await listEvents(em, [inquiry, ...joined]),
    related: await findRelated(em, inquiry),
    joined: joined.map(toJoinedPart),
  }
}

/** Where an inquiry that was joined into another one can be found now. */
export async function toJoinedInquiry(
  em: EntityManager,
  joined: InquiryEntity,
): Promise<JoinedInquiry> {
  const { id, createdAt } = await answeringFor(em, joined)
  return {
    id: joined.id,
    receipt: receiptNumber(joined.id, joined.createdAt),
    joinedInto: id,
    joinedReceipt: receiptNumber(id, createdAt),
  }
}

const toJoinedPart = (joined: InquiryEntity): JoinedPart => ({
  ...referenceTo(joined),
  name: joined.name,
  company: joined.company,
  email: joined.email,
  phone: joined.phone,
  joinedAt: (joined.joinedAt ?? joined.updatedAt).toISOString(),
  partUntil: partUntil(joined).toISOString(),
})

/** Until when an inquiry that was joined can be parted again. */
export const partUntil = ({ joinedAt, updatedAt }: Pick<InquiryEntity, 'joinedAt' | 'updatedAt'>) =>
  daysLater(joinedAt ?? updatedAt, PART_DAYS)

export async function toInquiry(em: EntityManager, inquiry: InquiryEntity): Promise<Inquiry> {
  const products = await productsOf(em, [inquiry])
  return toAnswer(inquiry, await personSecret(em), products.get(inquiry.id))
}

export async function toInquiries(
  em: EntityManager,
  inquiries: InquiryEntity[],
): Promise<Inquiry[]> {
  const products = await productsOf(em, inquiries)
  const secret = await personSecret(em)
  return inquiries.map((inquiry) => toAnswer(inquiry, secret, products.get(inquiry.id)))
}

function toAnswer(
  inquiry: InquiryEntity,
  secret: string,
  products: InquiryProduct[] = [],
): Inquiry {
  const { product, owner, createdAt, updatedAt, ...fields } = inquiry
  return {
    id: fields.id,
    receipt: receiptNumber(fields.id, createdAt),
    customer: personKeyOf(secret, inquiry),
    name: fields.name,
    company: fields.company,
    email: fields.email,
    phone: fields.phone,
    message: fields.message,
    callback: fields.callback,
    callbackAt: fields.callbackAt?.toISOString() ?? null,
    concern: fields.concern ?? null,
    deliveryPostcode: fields.deliveryPostcode ?? null,
    language: fields.language,
    productId: product?.id ?? null,
    productTitle: fields.productTitle ?? null,
    product: product
      ? {
          id: product.id,
          title: product.title,
          brand: product.brand,
          model: product.model,
          year: product.year ?? null,
          price: product.price ?? null,
          priceKind: product.priceKind,
          previousPrice: product.previousPrice ?? null,
        }
      : null,
    products,
    source: fields.source,
    status: statusOf(fields.stage),
    stage: fields.stage,
    lostReason: fields.lostReason ?? null,
    lostNote: fields.lostNote ?? null,
    ownerId: owner?.id ?? null,
    owner: owner ? signingName(owner) : null,
    nextStep: stepOf(inquiry),
    answerDueAt: fields.answerDueAt?.toISOString() ?? null,
    firstAnsweredAt: fields.firstAnsweredAt?.toISOString() ?? null,
    duplicateOf: fields.duplicateOf?.id ?? null,
    spam: fields.spam,
    suspicious: fields.suspicious,
    notes: fields.notes,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Whether there is an inquiry of this number. */
export async function isInquiry(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('inquiry').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export const UNKNOWN_INQUIRY = 'Anfrage nicht gefunden'

/**
 * In a transaction, whose end other changes of this inquiry wait for.
 * @throws {ApiError} 404, or 409 for one that was joined into another
 */
export async function lockInquiry(em: EntityManager, id: number): Promise<InquiryEntity> {
  // PostgreSQL locks no row together with one that may be missing.
  await em.findOne(InquiryEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  const inquiry = await requireInquiry(em, id)
  await requireOwnLife(em, inquiry)
  return inquiry
}

/** The same of the one that answers for it, if it was joined into another, as it is now. @throws {ApiError} 404 */
export async function lockAnswering(em: EntityManager, id: number): Promise<InquiryEntity> {
  const inquiry = await lockAnew(em, id)
  const answering = answeringId(inquiry)
  return answering === id ? inquiry : lockAnswering(em, answering)
}

/** As `lockInquiry`, whatever it was joined into, and as it is now. @throws {ApiError} 404 */
export async function lockAnew(em: EntityManager, id: number): Promise<InquiryEntity> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  await em.findOne(InquiryEntity, id, { lockMode, refresh: true })
  return requireInquiry(em, id)
}

/** @throws {ApiError} 404 */
export async function requireInquiry(em: EntityManager, id: number): Promise<InquiryEntity> {
  const inquiry = await findInquiry(em, id)
  if (!inquiry) throw notFound(UNKNOWN_INQUIRY)
  return inquiry
}
