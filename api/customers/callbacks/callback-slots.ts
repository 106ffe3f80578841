import type { EntityManager } from '@mikro-orm/sql'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import { callbackSettings, LONGEST_CALLBACK } from '../../../shared/dealer/inquiry-settings.ts'
import {
  type Call,
  type CallbackSlot,
  freeSlots,
} from '../../../shared/inquiries/callback-slots.ts'
import { stepTexts } from '../../../shared/inquiries/stage.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { inWork } from '../inquiries/inquiry.work.ts'

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
export async function findCalls(
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
