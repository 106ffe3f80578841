import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { useNotifyUndoable } from '../parts/undo.tsx'
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
  /** What is said when it is taken back. */
  undone: string
  onDone?: (() => void) | undefined
}

/** Changes an inquiry; what becomes of it is said with the way back. */
export function useUndoableChange(inquiry: SeenInquiry, { failed, onUndone }: UndoableOptions) {
  const { change, takeBack, isPending } = useChangeInquiry(inquiry, failed)
  const notify = useNotifyUndoable()
  const changeUndoably = ({ patch, undo, undoMore, said, undone, onDone }: UndoableChange) =>
    change(
      patch,
      (saved) =>
        notify(said, async () => {
          await undoMore?.()
          await takeBack(undo, saved)
          onUndone?.()
          return undone
        }),
      onDone,
    )
  return { change: changeUndoably, isPending }
}

const folderOf = (spam: boolean) => (spam ? 'Spam-Ordner' : 'Posteingang')

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
      said: `In den ${folderOf(spam)} verschoben`,
      undone: `Zurückgenommen, wieder im ${folderOf(!spam)}`,
      onDone,
    })
  return { move, isPending }
}
