import type { EntityManager } from '@mikro-orm/sql'
import { PART_DAYS, receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { answerKinds } from '../../../shared/inquiries/message.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { InquiryEntity, InquiryProductEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { lockAnew, partUntil, requireInquiry } from '../inquiries/inquiry.queries.ts'
import { enterStage, workingTime } from '../inquiries/inquiry.work.ts'
import { answeringId, joinedInto } from '../inquiries/joined.ts'
import type { JoinedState, Joining } from '../inquiries/joining-record.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { lockOffersOf } from '../offers/commitments.ts'
import { findOffersAnew } from '../offers/offer.queries.ts'
import { type Change, joinAnew, putBack, stateOf } from './joined-state.ts'

const IS_NOT_JOINED = 'Diese Anfrage ist mit keiner anderen zusammengeführt'
const IS_TOO_LATE = `Das Zusammenführen liegt mehr als ${PART_DAYS} Tage zurück und lässt sich nicht mehr rückgängig machen`

/**
 * Makes an inquiry that was joined into another one stand by itself again. What it had goes back; what has come since
 * stays with the other one.
 * @returns the inquiry
 * @throws {ApiError} 404, or 409 for one that is not joined or was joined too long ago
 */
export async function partInquiry(
  em: EntityManager,
  id: number,
  author: string,
): Promise<InquiryEntity> {
  return em.transactional(async (em) => {
    const named = await requireInquiry(em, id)
    if (!named.joinedAt) throw new ApiError(409, IS_NOT_JOINED)
    if (partUntil(named) < new Date()) throw new ApiError(409, IS_TOO_LATE)
    return partFrom(em, answeringId(named), id, author)
  })
}

/** The same whenever that was, in the transaction of the caller. @param author null for what happens by itself */
export async function partFrom(
  em: EntityManager,
  root: number,
  id: number,
  author: string | null,
): Promise<InquiryEntity> {
  await lockOffersOf(em, root)
  for (const one of [root, id].toSorted((a, b) => a - b)) await lockAnew(em, one)
  const inquiry = await requireInquiry(em, id)
  if (answeringId(inquiry) !== root) throw new ApiError(409, IS_NOT_JOINED)
  await em.populate(inquiry, ['joining'])
  const { joining, joinedAt } = inquiry
  const whole = await requireInquiry(em, root)
  await moveBack(em, root, id)
  if (joining && joinedAt) await putBackInto(em, joining, { root, id, joinedAt })
  const first = joining?.duplicateOf ? await em.findOne(InquiryEntity, joining.duplicateOf) : null
  em.assign(inquiry, {
    duplicateOf: first && !first.spam && !first.joinedAt ? first : null,
    joinedAt: null,
    joining: null,
    broughtBy: null,
  })
  enterStage(inquiry, inquiry.stage, await workingTime(em))
  const number = receiptNumber(id, inquiry.createdAt)
  recordEvent(em, whole, 'joined', `${number} wieder getrennt`, author)
  const other = receiptNumber(root, whole.createdAt)
  recordEvent(em, inquiry, 'joined', `Wieder getrennt von ${other}`, author)
  for (const one of [whole, inquiry]) one.updatedAt = laterThan(one.updatedAt)
  await em.flush()
  for (const one of [root, id]) await findOffersAnew(em, one)
  return inquiry
}

/** What came with an inquiry, and with those that were joined into it before, goes back to it. */
async function moveBack(em: EntityManager, root: number, id: number): Promise<void> {
  const group = await groupOf(em, root, id)
  const others = group.filter((one) => one !== id)
  const db = em.getKysely<Tables>()
  for (const table of ['message', 'offer'] as const)
    await db
      .updateTable(table)
      .set(({ fn, val }) => ({
        inquiry_id: id,
        brought_by_id: fn<number | null>('nullif', ['brought_by_id', val(id)]),
      }))
      .where('inquiry_id', '=', root)
      .where('brought_by_id', 'in', group)
      .execute()
  await em.nativeUpdate(InquiryEntity, { id: { $in: others } }, { duplicateOf: id })
  await em.nativeUpdate(InquiryEntity, { broughtBy: id }, { broughtBy: null })
  await em.nativeDelete(InquiryProductEntity, {
    broughtBy: { $in: group },
    inquiry: { $nin: group },
  })
}

/** The inquiry with all that came with it. */
async function groupOf(em: EntityManager, root: number, id: number): Promise<number[]> {
  const doubles = await em.find(
    InquiryEntity,
    { duplicateOf: root, broughtBy: { $ne: null } },
    { fields: ['broughtBy'], disableIdentityMap: true },
  )
  const group = [id]
  for (const one of group)
    group.push(...doubles.filter(({ broughtBy }) => broughtBy?.id === one).map(({ id }) => id))
  return group
}

async function putBackInto(
  em: EntityManager,
  { into, message, reserved, before, after }: Joining,
  { root, id, joinedAt }: { root: number; id: number; joinedAt: Date },
): Promise<void> {
  if (message !== null) await em.nativeDelete(MessageEntity, { id: message })
  await em.nativeUpdate(
    ProductEntity,
    { id: { $in: reserved }, reservedFor: root },
    { reservedFor: id },
  )
  const parts = await joinedInto(em, [root])
  await em.populate(parts, ['joining'])
  const byTime = parts.toSorted((a, b) => Number(a.joinedAt) - Number(b.joinedAt))
  await changeWhole(em, into, { from: after, to: before, since: joinedAt }, byTime)
}

/**
 * Changes what an inquiry was after a joining, and by that what it has become by those that came after, and in the end
 * is; then the same of the one into which it was joined itself.
 */
async function changeWhole(
  em: EntityManager,
  id: number,
  { since, ...change }: Change & { since: Date },
  parts: readonly InquiryEntity[],
): Promise<void> {
  for (const part of parts) {
    const { joining, joinedAt } = part
    if (joining?.into !== id || !joinedAt || joinedAt <= since) continue
    const anew = await joinAnew(em, joining, joinedAt, { whole: change, part: asIs(stateOf(part)) })
    part.joining = { ...joining, ...anew }
    change = { from: joining.after, to: anew.after }
  }
  const whole = await em.findOne(InquiryEntity, id)
  if (!whole) return
  const was = stateOf(whole)
  await putBack(em, whole, change)
  whole.firstAnsweredAt ??= await firstAnswer(em, id)
  const { joining, joinedAt } = whole
  if (!joining || !joinedAt) return enterStage(whole, whole.stage, await workingTime(em))
  const anew = await joinAnew(em, joining, joinedAt, {
    whole: asIs(joining.before),
    part: { from: was, to: stateOf(whole) },
  })
  whole.joining = { ...joining, ...anew }
  const next = { from: joining.after, to: anew.after, since: joinedAt }
  await changeWhole(em, joining.into, next, parts)
}

const asIs = (state: JoinedState): Change => ({ from: state, to: state })

/** When the customer of an inquiry first got an answer that it still has. */
async function firstAnswer(em: EntityManager, inquiry: number): Promise<Date | null> {
  const first = await em.findOne(
    MessageEntity,
    { inquiry, kind: { $in: answerKinds }, automatic: false },
    { fields: ['at'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  return first?.at ?? null
}

/**
 * Parts inquiries from those of others, so that what is done to the ones leaves the others alone: each that was joined
 * to one not among them.
 */
export async function partFromOthers(em: EntityManager, inquiries: number[]): Promise<void> {
  const among = new Set(inquiries)
  const theirs = await joinedInto(em, inquiries)
  const own = await em.find(InquiryEntity, { id: { $in: inquiries }, joinedAt: { $ne: null } })
  const strangers = [
    ...theirs.filter(({ id }) => !among.has(id)),
    ...own.filter((one) => !among.has(answeringId(one))),
  ]
  for (const one of strangers) {
    const { joinedAt } = await requireInquiry(em, one.id)
    if (joinedAt) await partFrom(em, answeringId(one), one.id, null)
  }
}
