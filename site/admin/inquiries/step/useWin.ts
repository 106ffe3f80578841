import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { type NextStep, stepTexts } from '../../../../shared/inquiries/stage.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { momentText } from '../moments.ts'
import type { UndoableOptions } from '../useChangeInquiry.ts'
import { laterTimes } from './laterTimes.ts'
import { type MovedInquiry, STAGE_FAILED, stageSaid, useMoveStep } from './useMoveStep.ts'

/** Wins an inquiry by hand. A sale has to be handed over, so that this is its next step unless there is nothing left to do. */
export function useWin(
  inquiry: MovedInquiry & Pick<Inquiry, 'receipt'>,
  { onUndone }: Pick<UndoableOptions, 'onUndone'> = {},
) {
  const hours = useDealer()
  const { changeStage, isPending } = useMoveStep(inquiry, { failed: STAGE_FAILED, onUndone })
  const step = { at: laterTimes(new Date(), hours).tomorrow, text: stepTexts.handover }
  const named = `${step.text}, ${momentText(step.at)}`
  const win = (nextStep: NextStep | null, onDone: () => void) =>
    changeStage(
      { stage: 'won', ...(nextStep && { nextStep }) },
      `${stageSaid(inquiry, 'won')}${nextStep ? `. Als Nächstes: ${named}` : ''}`,
      onDone,
    )
  return {
    isPending,
    /** What comes after the sale, in words. */
    next: `Als Nächstes steht dann an: ${named}.`,
    win: (onDone: () => void) => win(step, onDone),
    winAndLeave: (onDone: () => void) => win(null, onDone),
  }
}
