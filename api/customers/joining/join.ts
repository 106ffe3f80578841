import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { lockAnew, requireInquiry } from '../inquiries/inquiry.queries.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import { answeringFor, answeringId } from '../inquiries/joined.ts'
import { lockOffersOf } from '../offers/commitments.ts'
import { stateOf } from './joined-state.ts'
import { moveTo, storeWords } from './move-to.ts'
import { takeOn } from './take-on.ts'

const ITSELF = 'Eine Anfrage lässt sich nicht mit sich selbst zusammenführen'
const UNKNOWN = 'Diese Anfrage gibt es nicht'
const IS_SPAM =
  'Spam wird nicht zusammengeführt. Verschieben Sie die Anfrage zuerst in den Posteingang.'

const numberOf = ({ id, createdAt }: InquiryEntity) => receiptNumber(id, createdAt)

/**
 * Makes two inquiries one: the older goes on, under its number and with everything that the younger had. What was
 * joined before stands for the one that goes on. Twice the same is once.
 * @returns the inquiry that goes on
 * @throws {ApiError} 404, 400 under `into`, or 409 for spam and for what belongs to another one already
 */
export async function joinInquiries(
  em: EntityManager,
  id: number,
  into: number,
  author: string,
): Promise<InquiryEntity> {
  if (id === into) throw invalid({ into: [ITSELF] })
  return em.transactional(async (em) => {
    const pair = await pairOf(em, id, into)
    // In one order, so that two that join them at once wait for each other and not both for ever.
    const ids = pair.map(({ id }) => id).toSorted((a, b) => a - b)
    for (const one of ids) await lockOffersOf(em, one)
    for (const one of ids) await lockAnew(em, one)
    const [one, other] = await pairOf(em, id, into)
    if (!one || !other) return one ?? requireInquiry(em, id)
    if (!ids.includes(one.id) || !ids.includes(other.id)) throw new ApiError(409, CHANGED)
    const [older, younger] = isOlder(one, other) ? [one, other] : [other, one]
    await join(em, older, younger, author)
    return older
  })
}

const CHANGED = 'Inzwischen wurde eine der beiden Anfragen zusammengeführt. Bitte sehen Sie nach.'

const isOlder = (one: InquiryEntity, other: InquiryEntity) =>
  one.createdAt < other.createdAt ||
  (one.createdAt.getTime() === other.createdAt.getTime() && one.id < other.id)

/** The two that are meant, or the one that they are already. */
async function pairOf(em: EntityManager, id: number, into: number): Promise<InquiryEntity[]> {
  const named = await requireInquiry(em, id)
  const found = await em.findOne(InquiryEntity, into)
  if (!found) throw invalid({ into: [UNKNOWN] })
  const one = await answeringFor(em, named)
  const other = await firstOf(em, await answeringFor(em, found), one.id)
  if (one.id === other.id) return [one]
  if (one.id !== named.id)
    throw new ApiError(
      409,
      `Diese Anfrage gehört schon zu ${numberOf(one)}. Bitte führen Sie die zusammen.`,
    )
  if (one.spam || other.spam) throw new ApiError(409, IS_SPAM)
  const first = await firstOf(em, one, other.id)
  if (first.id !== one.id)
    throw new ApiError(
      409,
      `Diese Anfrage ist doppelt. Bitte führen Sie ${numberOf(first)} zusammen.`,
    )
  return [one, other]
}

/** In place of a double the inquiry that it repeats, but for that one itself. */
async function firstOf(em: EntityManager, inquiry: InquiryEntity, itself: number) {
  const first = inquiry.duplicateOf?.id
  return first === undefined || first === itself ? inquiry : em.findOneOrFail(InquiryEntity, first)
}

async function join(
  em: EntityManager,
  older: InquiryEntity,
  younger: InquiryEntity,
  author: string,
): Promise<void> {
  const time = await workingTime(em)
  const isDouble = younger.duplicateOf !== null
  const message = isDouble ? null : await storeWords(em, older, younger)
  const reserved = await moveTo(em, older, younger)
  const before = stateOf(older)
  takeOn(em, older, younger, { author, time })
  em.assign(younger, {
    duplicateOf: older,
    joinedAt: time.now,
    joining: {
      into: older.id,
      before,
      after: stateOf(older),
      message,
      duplicateOf: isDouble ? answeringId(older) : null,
      reserved,
    },
  })
  for (const inquiry of [older, younger]) inquiry.updatedAt = laterThan(inquiry.updatedAt)
  recordEvent(em, older, 'joined', `${numberOf(younger)} dazugenommen`, author)
  recordEvent(em, younger, 'joined', `Zusammengeführt mit ${numberOf(older)}`, author)
  await em.flush()
}
