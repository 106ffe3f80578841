import { nextOpeningOrTomorrow } from '../../../shared/dealer/clock.ts'
import { isAgreedCallback, type NextStep, stepTexts } from '../../../shared/inquiries/next-step.ts'
import { isOpenStage, type Stage } from '../../../shared/inquiries/stage.ts'
import type { DealersHours } from '../../dealer/holidays/holidays.ts'
import type { InquiryEntity } from './inquiry.entity.ts'

/** When somebody works on an inquiry at all. */
export interface WorkingTime {
  hours: DealersHours
  now: Date
}

/** Whether somebody has to do something about it. Nobody has about spam and doubles. */
export const isInWork = ({ stage, spam, duplicateOf }: InquiryEntity) =>
  !spam && !duplicateOf && isOpenStage(stage)

/**
 * Brings an inquiry to a stage, with what follows from it: an open one has a next step, a closed one none, and
 * only a lost one a reason. Without a step of its own, one that is reopened is gone on with at the next opening.
 */
export function enterStage(
  inquiry: InquiryEntity,
  stage: Stage,
  time: WorkingTime,
  step: NextStep | null = null,
): void {
  inquiry.stage = stage
  if (stage !== 'lost') {
    inquiry.lostReason = null
    inquiry.lostNote = null
  }
  if (inquiry.spam || inquiry.duplicateOf) inquiry.owner = null
  if (!isInWork(inquiry)) setStep(inquiry, null)
  else if (step) setStep(inquiry, step)
  else if (!inquiry.nextStepAt) setStep(inquiry, goOn(time))
}

export function setStep(inquiry: InquiryEntity, step: NextStep | null): void {
  inquiry.nextStepAt = step && new Date(step.at)
  inquiry.nextStepText = step?.text ?? null
}

const goOn = ({ hours, now }: WorkingTime): NextStep => ({
  at: nextOpeningOrTomorrow(hours, now).toISOString(),
  text: stepTexts.goOn,
})

/** The callback that was agreed, as long as it is the next step; null once it was moved or made. */
export function callbackStep(inquiry: InquiryEntity): NextStep | null {
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
