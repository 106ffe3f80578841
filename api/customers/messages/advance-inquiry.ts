import type { EntityManager } from '@mikro-orm/sql'
import { openingOfNthDay } from '../../../shared/dealer/clock.ts'
import { isAnswer, type MessageKind } from '../../../shared/inquiries/message.ts'
import {
  FOLLOW_UP_DAYS,
  isOpenStage,
  type NextStep,
  type Stage,
  stepTexts,
} from '../../../shared/inquiries/stage.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { signingName } from '../../dealer/accounts/user.entity.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { requireOwner } from '../inquiries/inquiry.owners.ts'
import { callbackStep, moveTo, type WorkingTime } from '../inquiries/inquiry.work.ts'

const CLOSED_STEP = 'Eine abgeschlossene Anfrage hat keinen nächsten Schritt'

/** What a message changes about its inquiry: whether it counts as answered, its stage and its next step. */
export function advanceInquiry(
  em: EntityManager,
  inquiry: InquiryEntity,
  time: WorkingTime,
  { kind, nextStep, author }: { kind: MessageKind; nextStep: NextStep | undefined; author: string },
): void {
  const stage: Stage = inquiry.stage
  if (isAnswer(kind)) inquiry.firstAnsweredAt ??= time.now
  if (!isOpenStage(stage) && kind !== 'received') {
    if (nextStep) throw invalid({ nextStep: [CLOSED_STEP] })
  } else if (!isOpenStage(stage)) moveTo(em, inquiry, 'contacted', { author, time, step: nextStep })
  else {
    const step = nextStep ?? stepAfter(kind, inquiry, time)
    moveTo(em, inquiry, isAnswer(kind) && stage === 'new' ? 'contacted' : stage, {
      author,
      time,
      step,
    })
  }
  inquiry.updatedAt = laterThan(inquiry.updatedAt)
}

/** The step that a message brings by itself; null if it leaves the present one. */
function stepAfter(kind: MessageKind, inquiry: InquiryEntity, time: WorkingTime): NextStep | null {
  if (kind === 'reply' || kind === 'elsewhere') return stepAfterAnswer(inquiry, time)
  const isDone = inquiry.stage === 'new' || callbackStep(inquiry) !== null
  return kind === 'call' && isDone ? followUp(time) : null
}

/** The step after an answer that names none: a callback that is agreed and lies ahead, else to follow up. */
export function stepAfterAnswer(inquiry: InquiryEntity, time: WorkingTime): NextStep {
  const callback = callbackStep(inquiry)
  return callback && new Date(callback.at) > time.now ? callback : followUp(time)
}

export const followUp = ({ hours, now }: WorkingTime): NextStep => ({
  at: openingOfNthDay(hours, now, FOLLOW_UP_DAYS).toISOString(),
  text: stepTexts.followUp,
})

/** Makes the account that answers an inquiry without an owner its owner. */
export async function takeOver(
  em: EntityManager,
  inquiry: InquiryEntity,
  account: number,
): Promise<void> {
  if (inquiry.owner) return
  const owner = await requireOwner(em, account)
  inquiry.owner = owner
  recordEvent(em, inquiry, 'owner', `Zuständig: ${signingName(owner)}`, signingName(owner))
}
