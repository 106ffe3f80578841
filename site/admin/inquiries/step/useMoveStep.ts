import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../../shared/inquiries/inquiry-patch.ts'
import type { NextStep } from '../../../../shared/inquiries/stage.ts'
import { type Stage, stageLabels } from '../../../../shared/inquiries/stage.ts'
import { type SeenInquiry, type UndoableOptions, useUndoableChange } from '../useChangeInquiry.ts'

/** What a line or a dialog knows of an inquiry whose step or stage is changed. */
export type MovedInquiry = SeenInquiry & Pick<Inquiry, 'nextStep' | 'name' | 'stage'>

/** What is said when an inquiry has another stage, and before the reason why it has not. */
export const stageSaid = ({ receipt, name }: Pick<Inquiry, 'receipt' | 'name'>, stage: Stage) =>
  `Anfrage ${receipt} steht jetzt auf „${stageLabels[stage]}“: ${name}`
export const STAGE_FAILED = 'Fehler beim Aktualisieren des Status'

/** Puts the next step of an inquiry off or ticks it off, or gives the inquiry another stage. */
export function useMoveStep(inquiry: MovedInquiry, options: UndoableOptions) {
  const { change, isPending } = useUndoableChange(inquiry, options)
  const { nextStep, name, stage: before } = inquiry
  return {
    isPending,
    move: (step: NextStep | null, said: string, onDone: () => void) =>
      change({
        patch: { nextStep: step },
        undo: { nextStep, undoStep: true },
        said,
        undone: `Zurückgenommen: ${name}`,
        onDone,
      }),
    changeStage: (patch: InquiryPatch & { stage: Stage }, said: string, onDone?: () => void) =>
      change({
        patch,
        undo: stageBefore(inquiry, patch.stage),
        said,
        undone: `Zurückgenommen, wieder „${stageLabels[before]}“: ${name}`,
        onDone,
      }),
  }
}

/** A closed inquiry has lost its step, one that is no longer lost the reason; one that was won has got an owner. */
const stageBefore = (
  { stage, ownerId, nextStep, lostReason, lostNote }: MovedInquiry,
  next: Stage,
): InquiryPatch & { stage: Stage } => ({
  stage,
  ...(next === 'won' && ownerId === null && { ownerId }),
  ...(nextStep && { nextStep }),
  ...(lostReason && { lostReason, lostNote }),
})
