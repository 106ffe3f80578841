import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { type Stage, stageLabels } from '../../../shared/inquiries/stage.ts'
import { useChange } from '../layout/useChange.ts'

/** What a screen knows of an inquiry; its version at least. */
export type SeenInquiry = Pick<Inquiry, 'id' | 'updatedAt'> & Partial<Inquiry>

/** @param failed what is said before the reason of a failure */
export const useChangeInquiry = (seen: SeenInquiry, failed: string) =>
  useChange<InquiryPatch>('inquiries', seen, failed)

/** What is said when an inquiry has another stage, and before the reason why it has not. */
export const stageSaid = ({ receipt }: Pick<Inquiry, 'receipt'>, stage: Stage) =>
  `Anfrage ${receipt} steht jetzt auf „${stageLabels[stage]}“`
export const STAGE_FAILED = 'Fehler beim Aktualisieren des Status'

/** Gives an inquiry another stage, and says which. */
export function useChangeStage(inquiry: SeenInquiry & Pick<Inquiry, 'receipt'>) {
  const { change, isPending } = useChangeInquiry(inquiry, STAGE_FAILED)
  const changeStage = (patch: InquiryPatch & { stage: Stage }, onDone?: () => void) =>
    change(patch, stageSaid(inquiry, patch.stage), onDone)
  return { changeStage, isPending }
}

/** Moves an inquiry to the spam folder, or back to the inbox. */
export function useMoveSpam(inquiry: SeenInquiry) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Verschieben der Anfrage')
  const move = (spam: boolean, onDone?: () => void) =>
    change({ spam }, `In den ${spam ? 'Spam-Ordner' : 'Posteingang'} verschoben`, onDone)
  return { move, isPending }
}
