import Button from '@mui/material/Button'
import { useCloseNotification, useNotify } from 'react-admin'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../../shared/inquiries/inquiry-patch.ts'
import type { NextStep } from '../../../../shared/inquiries/next-step.ts'
import type { Stage } from '../../../../shared/inquiries/stage.ts'
import { type SeenInquiry, useChangeInquiry } from '../useChangeInquiry.ts'

/** What a line or a dialog knows of an inquiry whose step is moved. */
export type MovedInquiry = SeenInquiry & Pick<Inquiry, 'nextStep' | 'name' | 'stage'>

interface Options {
  failed: string
  /** Called when the inquiry is as it was before. */
  onUndone?: (() => void) | undefined
}

/** Puts the next step of an inquiry off, ticks it off, or closes the inquiry; what becomes of it is said with the way back. */
export function useMoveStep(inquiry: MovedInquiry, { failed, onUndone }: Options) {
  const { change, isPending } = useChangeInquiry(inquiry, failed)
  const notify = useNotify()
  const { id, nextStep, stage } = inquiry
  const changeWith = (patch: InquiryPatch, undo: InquiryPatch, said: string, onDone: () => void) =>
    change(
      patch,
      ({ updatedAt }) =>
        notify(said, {
          type: 'success',
          action: <UndoButton inquiry={{ id, updatedAt }} undo={undo} onUndone={onUndone} />,
        }),
      onDone,
    )
  return {
    isPending,
    move: (step: NextStep, said: string, onDone: () => void) =>
      changeWith({ nextStep: step }, { nextStep, undoStep: true }, said, onDone),
    close: (patch: InquiryPatch & { stage: Stage }, said: string, onDone: () => void) =>
      changeWith(patch, { stage, ...(nextStep && { nextStep }) }, said, onDone),
  }
}

interface UndoProps extends Pick<Options, 'onUndone'> {
  inquiry: SeenInquiry
  undo: InquiryPatch
}

function UndoButton({ inquiry, undo, onUndone }: UndoProps) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Zurücknehmen')
  const close = useCloseNotification()
  const press = () => change(undo, () => close(), onUndone)
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={press}>
      Rückgängig
    </Button>
  )
}
