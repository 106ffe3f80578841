import type { EntityManager } from '@mikro-orm/sql'
import {
  addOpeningTime,
  nextOpeningOrTomorrow,
  openingOfNthDay,
} from '../../../shared/dealer/clock.ts'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import {
  isAgreedCallback,
  isOpenStage,
  lostReasonLabels,
  MINUTES_TO_CONFIRM,
  type NextStep,
  openStages,
  type Stage,
  stageLabels,
  stagesWithStep,
  stepTexts,
} from '../../../shared/inquiries/stage.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { type DealersHours, hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { recordEvent } from './inquiry.events.ts'

/** What of an inquiry its stage and its next step follow from. */
export type Work = Pick<
  InquiryEntity,
  | 'stage'
  | 'lostReason'
  | 'lostNote'
  | 'wonAt'
  | 'nextStepAt'
  | 'nextStepText'
  | 'callbackAt'
  | 'answerDueAt'
  | 'firstAnsweredAt'
  | 'owner'
  | 'spam'
  | 'duplicateOf'
>

/** When somebody works on an inquiry at all. */
export interface WorkingTime {
  hours: DealersHours
  now: Date
}

export async function workingTime(em: EntityManager, now = new Date()): Promise<WorkingTime> {
  const parts = { company: companySettings, hours: hoursSettings }
  return { hours: hoursAround(await currentParts(em, parts), now), now }
}

/** Whether somebody has to do something about it. Nobody has about spam and doubles. */
export const isInWork = ({ stage, spam, duplicateOf }: Work) =>
  !spam && !duplicateOf && isOpenStage(stage)

/** Whether there may be a next step: also where a sale has to be handed over. */
export const mayHaveStep = ({ stage, spam, duplicateOf }: Work) =>
  !spam && !duplicateOf && stagesWithStep.includes(stage)

/** The same as a condition. */
export const inWork = { stage: { $in: openStages }, spam: false, duplicateOf: null }

interface Move {
  /** Who moves it, for the timeline. */
  author: string | null
  time: WorkingTime
  step?: NextStep | null | undefined
  /** Why it is lost. */
  loss?: Pick<InquiryEntity, 'lostReason' | 'lostNote'> | null
}

/** Brings an inquiry to a stage, as `enterStage`, and says in its timeline what has changed by that. */
export function moveTo(
  em: EntityManager,
  inquiry: InquiryEntity,
  stage: Stage,
  { author, time, step = null, loss = null }: Move,
): void {
  const before: Stage = inquiry.stage
  const reasonBefore = reasonOf(inquiry)
  if (loss) {
    inquiry.lostReason = loss.lostReason
    inquiry.lostNote = loss.lostNote
  }
  enterStage(inquiry, stage, time, step)
  const reason = reasonOf(inquiry)
  if (stage === before && reason === reasonBefore) return
  const why = reason && ` (${reason})`
  const change = `${stageLabels[before]} → ${stageLabels[stage]}${why}`
  recordEvent(em, inquiry, 'status', `Status geändert: ${change}`, author)
  inquiry.updatedAt = laterThan(inquiry.updatedAt)
}

/** Why it is lost, in words on one line; empty while it is not. The timeline keeps them when it is opened again. */
function reasonOf({ lostReason, lostNote }: InquiryEntity): string {
  if (!lostReason) return ''
  const note = lostNote?.replaceAll(/\s+/g, ' ')
  return [lostReasonLabels[lostReason], note].filter(Boolean).join(': ')
}

/**
 * Brings an inquiry to a stage, with what follows from it: an open one has a next step, one that is won only what is left
 * to do about the sale, any other closed one none, and only a lost one a reason. An open one without a step gets one at
 * the next opening; one that is set back to new before anybody has answered waits for the promised answer again.
 */
export function enterStage(
  inquiry: Work,
  stage: Stage,
  time: WorkingTime,
  step: NextStep | null = null,
): void {
  const before = inquiry.stage
  if (stage === 'won') inquiry.wonAt ??= time.now
  else if (stage !== 'done') inquiry.wonAt = null
  inquiry.stage = stage
  if (stage !== 'lost') {
    inquiry.lostReason = null
    inquiry.lostNote = null
  }
  if (inquiry.spam || inquiry.duplicateOf) inquiry.owner = null
  if (step && mayHaveStep(inquiry)) setStep(inquiry, step)
  else if (!mayHaveStep(inquiry) || (stage === 'won' && before !== 'won')) setStep(inquiry, null)
  else if (isInWork(inquiry) && (!inquiry.nextStepAt || before === 'won'))
    setStep(inquiry, stepToGoOn(inquiry, time))
}

/** What was left to do about a sale is none of an inquiry that is open again. */
const stepToGoOn = (inquiry: Work, time: WorkingTime): NextStep =>
  (inquiry.stage === 'new' && !inquiry.firstAnsweredAt && firstStep(inquiry)) || goOn(time)

export function setStep(inquiry: Work, step: NextStep | null): void {
  inquiry.nextStepAt = step && new Date(step.at)
  inquiry.nextStepText = step?.text ?? null
}

/** The step of an inquiry whose customer has ordered. */
export const stepToConfirm = ({ hours, now }: WorkingTime): NextStep => ({
  at: addOpeningTime(hours, now, MINUTES_TO_CONFIRM).toISOString(),
  text: stepTexts.confirm,
})

/** The step of what was sold: whoever has just agreed to it knows of it for this day. */
export const stepToHandOver = ({ hours, now }: WorkingTime): NextStep => ({
  at: openingOfNthDay(hours, now, 1).toISOString(),
  text: stepTexts.handover,
})

export const goOn = ({ hours, now }: WorkingTime): NextStep => ({
  at: nextOpeningOrTomorrow(hours, now).toISOString(),
  text: stepTexts.goOn,
})

/** The callback that was agreed, as long as it is the next step; null once it was moved or made. */
export function callbackStep(
  inquiry: Pick<InquiryEntity, 'callbackAt' | 'nextStepAt' | 'nextStepText'>,
): NextStep | null {
  const step = stepOf(inquiry)
  return isAgreedCallback(step, inquiry.callbackAt?.toISOString() ?? null) ? step : null
}

export const stepOf = ({
  nextStepAt,
  nextStepText,
}: Pick<InquiryEntity, 'nextStepAt' | 'nextStepText'>): NextStep | null =>
  nextStepAt ? { at: nextStepAt.toISOString(), text: nextStepText ?? '' } : null

/**
 * The step of an inquiry that nobody has answered yet: its callback, if there is a time for it, or the answer that
 * was promised; null for one that came before there was such a promise.
 */
export function firstStep({
  callbackAt,
  answerDueAt,
}: Pick<InquiryEntity, 'callbackAt' | 'answerDueAt'>): NextStep | null {
  if (callbackAt) return { at: callbackAt.toISOString(), text: stepTexts.callback }
  return answerDueAt ? { at: answerDueAt.toISOString(), text: stepTexts.answer } : null
}

/** Whether the next step is that one still, because nobody has chosen another. */
export function isFirstStep({
  nextStepAt,
  nextStepText,
  callbackAt,
  answerDueAt,
}: Pick<InquiryEntity, 'nextStepAt' | 'nextStepText' | 'callbackAt' | 'answerDueAt'>): boolean {
  const first = callbackAt ?? answerDueAt
  if (!first || !nextStepAt) return !first && !nextStepAt
  const text = callbackAt ? stepTexts.callback : stepTexts.answer
  return nextStepAt.getTime() === first.getTime() && nextStepText === text
}
