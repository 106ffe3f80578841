import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { reasonOf } from '../data/failure.ts'
import { useChange } from '../parts/useChange.ts'

/** What a screen knows of an inquiry; its version at least. */
export type SeenInquiry = Pick<Inquiry, 'id' | 'updatedAt'> & Partial<Inquiry>

/** @param failed what is said before the reason of a failure */
export const useChangeInquiry = (seen: SeenInquiry, failed: string) =>
  useChange<InquiryPatch>('inquiries', seen, failed)

export interface UndoableOptions {
  failed: string
  /** Called when the inquiry is as it was before. */
  onUndone?: (() => void) | undefined
}

interface UndoableChange {
  patch: InquiryPatch
  undo: InquiryPatch
  /** What else has to be taken back, before the inquiry is. */
  undoMore?: (() => Promise<unknown>) | undefined
  said: string
  onDone?: (() => void) | undefined
}

/** Changes an inquiry; what becomes of it is said with the way back. */
export function useUndoableChange(inquiry: SeenInquiry, { failed, onUndone }: UndoableOptions) {
  const { change, isPending } = useChangeInquiry(inquiry, failed)
  const notify = useNotify()
  const changeUndoably = ({ patch, said, onDone, ...undo }: UndoableChange) =>
    change(
      patch,
      ({ updatedAt }) =>
        notify(said, {
          type: 'success',
          autoHideDuration: UNDO_MS,
          action: (
            <UndoButton inquiry={{ id: inquiry.id, updatedAt }} {...undo} onUndone={onUndone} />
          ),
        }),
      onDone,
    )
  return { change: changeUndoably, isPending }
}

/** How long the way back is offered: somebody has to read the notice, and to get there by keyboard. */
export const UNDO_MS = 20_000

interface UndoProps
  extends Pick<UndoableOptions, 'onUndone'>,
    Pick<UndoableChange, 'undo' | 'undoMore'> {
  inquiry: SeenInquiry
}

const UNDO_FAILED = 'Fehler beim Zurücknehmen'

function UndoButton({ inquiry, undo, undoMore, onUndone }: UndoProps) {
  const { change, isPending } = useChangeInquiry(inquiry, UNDO_FAILED)
  const notify = useNotify()
  const close = useCloseNotification()
  const [isUndoing, setUndoing] = useState(false)
  const press = async () => {
    setUndoing(true)
    try {
      await undoMore?.()
      await change(undo, () => close(), onUndone)
    } catch (error) {
      notify(`${UNDO_FAILED}: ${reasonOf(error)}`, { type: 'error' })
    } finally {
      setUndoing(false)
    }
  }
  return (
    <Button color="inherit" size="small" disabled={isPending || isUndoing} onClick={press}>
      Rückgängig
    </Button>
  )
}

/** Moves an inquiry to the spam folder, which takes step and owner from it, or back to the inbox. */
export function useMoveSpam(inquiry: SeenInquiry, onUndone?: () => void) {
  const { change, isPending } = useUndoableChange(inquiry, {
    failed: 'Fehler beim Verschieben der Anfrage',
    onUndone,
  })
  const { nextStep, ownerId } = inquiry
  const move = (spam: boolean, onDone?: () => void) =>
    change({
      patch: { spam },
      undo: { spam: !spam, ...(nextStep && { nextStep }), ...(ownerId && { ownerId }) },
      said: `In den ${spam ? 'Spam-Ordner' : 'Posteingang'} verschoben`,
      onDone,
    })
  return { move, isPending }
}
