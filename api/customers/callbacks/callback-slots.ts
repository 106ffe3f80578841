import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import { callbackSettings, LONGEST_CALLBACK } from '../../../shared/dealer/inquiry-settings.ts'
import {
  type Call,
  type CallbackSlot,
  freeSlots,
} from '../../../shared/inquiries/callback-slots.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { stepTexts } from '../../../shared/inquiries/stage.ts'
import { formatAppointment } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import type { Database } from '../../base/data/db/database.ts'
import { waitForTurn } from '../../base/data/db/turns.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { lockInquiry } from '../inquiries/inquiry.queries.ts'
import { inWork, setStep } from '../inquiries/inquiry.work.ts'

/**
 * The times at which somebody can still be called.
 * @param moved inquiries whose callback is about to move, which frees its time
 */
export async function findFreeSlots(
  em: EntityManager,
  now: Date,
  moved: number[] = [],
): Promise<CallbackSlot[]> {
  const settings = await currentParts(em, {
    company: companySettings,
    hours: hoursSettings,
    callback: callbackSettings,
  })
  const { callback } = settings
  const calls = await findCalls(em, { now, minutes: callback.minutes, moved })
  return freeSlots({ hours: hoursAround(settings, now), callback, now, calls })
}

const fields = ['callbackAt', 'answerDueAt', 'nextStepAt', 'nextStepText'] as const
type Planned = Pick<InquiryEntity, (typeof fields)[number]>

/**
 * The call that is the next step of an inquiry; null where it is none. A callback keeps the length that was agreed, also
 * when it is moved.
 * @param minutes how long one is that only staff have planned
 */
export function nextCall(inquiry: Planned, minutes: number): Call | null {
  const { nextStepAt, nextStepText } = inquiry
  if (!nextStepAt || nextStepText !== stepTexts.callback) return null
  const start = nextStepAt.getTime()
  const agreed = agreedCall(inquiry)
  return { start, end: start + (agreed ? agreed.end - agreed.start : minutes * MINUTE) }
}

/** What was agreed when the inquiry came: it was promised to be answered by the end of the call. */
function agreedCall({ callbackAt, answerDueAt }: Planned): Call | null {
  const start = callbackAt?.getTime()
  const end = answerDueAt?.getTime()
  return start !== undefined && end !== undefined && end > start ? { start, end } : null
}

/**
 * The calls that are made now or later, of everybody who works here. What was agreed with a customer counts until it is
 * moved, whatever the next step is.
 * @param moved inquiries whose callback is about to move, which frees its time
 */
async function findCalls(
  em: EntityManager,
  { now, minutes, moved }: { now: Date; minutes: number; moved: number[] },
): Promise<Call[]> {
  const since = new Date(now.getTime() - LONGEST_CALLBACK * MINUTE)
  const planned = await em.find(
    InquiryEntity,
    {
      ...inWork,
      id: { $nin: moved },
      $or: [
        { callbackAt: { $gte: since } },
        { nextStepAt: { $gte: since }, nextStepText: stepTexts.callback },
      ],
    },
    { fields, disableIdentityMap: true },
  )
  return planned.flatMap((inquiry) => nextCall(inquiry, minutes) ?? agreedCall(inquiry) ?? [])
}

export type Person = Pick<InquiryEntity, 'mailbox' | 'phoneNumber'>

/** A time that somebody has got, and their inquiries that had another one until then. */
export interface Booking {
  slot: CallbackSlot
  moved: number[]
}

/**
 * Books a time for a callback, or null if it is not free. Until the transaction ends nobody else books one, so the
 * caller stores the inquiry in the same one.
 * A telephone and a mailbox have one open callback at most. It moves only if both are the same as before: whoever
 * knows one of them could otherwise take a stranger's time away. They get no time.
 * @param person null for a robot
 */
export async function bookCallback(
  em: EntityManager,
  database: Pick<Database, 'peers'>,
  { person, wanted, now }: { person: Person | null; wanted: Date; now: Date },
): Promise<Booking | null> {
  await waitForTurn(em, database, 'callbacks')
  const open = person ? await openCallbacksOf(em, person, now) : []
  if (person && !open.every((other) => isSamePerson(other, person))) return null
  const moved = open.map(({ id }) => id)
  const start = wanted.toISOString()
  const slots = await findFreeSlots(em, now, moved)
  const slot = slots.find((slot) => slot.start === start)
  return slot ? { slot, moved } : null
}

async function openCallbacksOf(
  em: EntityManager,
  { mailbox, phoneNumber }: Person,
  now: Date,
): Promise<InquiryEntity[]> {
  const theirs: FilterQuery<InquiryEntity>[] = [
    ...(mailbox ? [{ mailbox }] : []),
    ...(phoneNumber ? [{ phoneNumber }] : []),
  ]
  const found = await em.find(
    InquiryEntity,
    { ...inWork, $or: theirs, callbackAt: { $ne: null } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  // What lies behind us is open only as long as nobody has called.
  const isOpen = (one: InquiryEntity) => isAhead(one, now) || isNextStep(one)
  return found.filter(isOpen)
}

const isSamePerson = (one: Person, other: Person) =>
  one.mailbox === other.mailbox && one.phoneNumber === other.phoneNumber

const isAhead = ({ callbackAt }: InquiryEntity, now: Date) => callbackAt && callbackAt >= now
const isNextStep = ({ callbackAt, nextStepAt }: InquiryEntity) =>
  nextStepAt?.getTime() === callbackAt?.getTime()

/** Leaves the callbacks of these inquiries to a later one of the same person, in the transaction that stores it. */
export async function moveCallbacks(
  em: EntityManager,
  { slot, moved }: Booking,
  later: InquiryEntity,
): Promise<void> {
  const when = formatAppointment(slot.start, slot.end)
  const text = `Rückruf verlegt auf ${when}: ${receiptNumber(later.id, later.createdAt)}`
  for (const id of moved) {
    const inquiry = await lockInquiry(em, id)
    const isAnswered = Boolean(inquiry.firstAnsweredAt)
    if (!isAnswered) inquiry.answerDueAt = new Date(slot.end)
    if (isNextStep(inquiry))
      setStep(inquiry, { at: slot.end, text: isAnswered ? stepTexts.goOn : stepTexts.answer })
    inquiry.callbackAt = null
    inquiry.updatedAt = laterThan(inquiry.updatedAt)
    recordEvent(em, inquiry, 'step', text)
  }
}
