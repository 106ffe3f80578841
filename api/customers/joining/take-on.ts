import type { EntityManager } from '@mikro-orm/sql'
import { openStages, type Stage } from '../../../shared/inquiries/stage.ts'
import { formatAppointment } from '../../../shared/time/dates.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import {
  callbackStep,
  enterStage,
  isFirstStep,
  mayHaveStep,
  moveTo,
  stepOf,
  type Work,
  type WorkingTime,
} from '../inquiries/inquiry.work.ts'

/** What joining reads and changes of an inquiry. */
export type Joinable = Work &
  Pick<InquiryEntity, 'callback' | 'concern' | 'deliveryPostcode' | 'language' | 'notes'>

/**
 * What an inquiry takes on from a younger one that becomes a part of it: what it does not know itself, the notes, the
 * callback, the further stage and the earlier step. Its own promise to answer goes on.
 */
export function takeOn(
  em: EntityManager,
  older: InquiryEntity,
  younger: InquiryEntity,
  { author, time }: { author: string; time: WorkingTime },
): void {
  const { stage, step, dropped } = takeFields(older, younger, time.now)
  if (dropped)
    recordEvent(
      em,
      older,
      'step',
      `Der zweite Rückruf ${formatAppointment(dropped.toISOString())} entfällt`,
    )
  moveTo(em, older, stage, { author, time, step })
}

/** The same once more, of which the timeline knows already. */
export function takeOnAnew(older: Joinable, younger: Joinable, time: WorkingTime): void {
  const { stage, step } = takeFields(older, younger, time.now)
  enterStage(older, stage, time, step)
}

/** @returns what is still to be done: the stage to enter with its step, and the callback to say that it is dropped */
function takeFields(older: Joinable, younger: Joinable, now: Date) {
  const step = earlierStep(older, younger)
  older.owner ??= younger.owner
  older.concern ??= younger.concern
  older.deliveryPostcode ??= younger.deliveryPostcode
  // German is also what nobody has chosen, as of a mail.
  if (older.language === 'de') older.language = younger.language
  older.notes = [older.notes, younger.notes].filter(Boolean).join('\n\n')
  older.wonAt ??= younger.wonAt
  older.firstAnsweredAt ??= younger.firstAnsweredAt
  older.callback ||= younger.callback
  const dropped = takeCallback(older, younger, now)
  return { stage: stageOfBoth(older, younger), step, dropped }
}

/** What was sold stays so, and what is open goes on where it has come furthest. */
function stageOfBoth(older: Joinable, younger: Joinable): Stage {
  const stages: Stage[] = [older.stage, younger.stage]
  if (older.wonAt) return stages.every((stage) => stage === 'done') ? 'done' : 'won'
  const open = openStages.filter((stage) => stages.includes(stage))
  return open.at(-1) ?? older.stage
}

/** Of the steps of both the earlier one. What was promised to somebody who has an answer by now is none. */
function earlierStep(older: Joinable, younger: Joinable) {
  const steps = [older, younger].filter(mayHaveStep).flatMap((inquiry) => stepOf(inquiry) ?? [])
  const isKept = isFirstStep(older) && !older.firstAnsweredAt && younger.firstAnsweredAt
  const open = isKept && steps.length > 1 ? steps.slice(1) : steps
  return open.toSorted((a, b) => a.at.localeCompare(b.at))[0] ?? null
}

/** Of two agreed callbacks the earlier one goes on. @returns the other one */
function takeCallback(older: Joinable, younger: Joinable, now: Date): Date | null {
  const agreed = younger.callbackAt
  if (!agreed || !(callbackStep(younger) || agreed > now)) return null
  const own = older.callbackAt && older.callbackAt > now ? older.callbackAt : null
  if (own && own <= agreed) return agreed
  older.callbackAt = agreed
  // By the end of the call it is answered, which is how long the call may take.
  if (older.answerDueAt && older.answerDueAt > agreed) older.answerDueAt = younger.answerDueAt
  return own
}
