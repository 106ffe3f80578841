import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import {
  type NextStep,
  type Stage,
  stageLabels,
  stepTexts,
} from '../../../shared/inquiries/stage.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { useChange, useNotifyUndoable } from '../parts/change.tsx'
import { momentText } from './moments.ts'
import { laterTimes } from './step/stepValues.ts'

/** What a screen knows of an inquiry; its version at least. */
type SeenInquiry = Pick<Inquiry, 'id' | 'updatedAt'> & Partial<Inquiry>

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

const listed = new Intl.ListFormat('de')

/** What others can still buy once an inquiry is won by hand; empty where that is nothing. */
export function forSaleText(titles: string[]): string {
  if (titles.length === 0) return ''
  const names = listed.format(titles.map((title) => `„${title}“`))
  const [are, them] = titles.length === 1 ? ['ist', 'die Maschine'] : ['sind', 'die Maschinen']
  return `${names} ${are} weiter für alle zu haben, auch auf der Website. Reservieren können Sie ${them} in der Anfrage.`
}
