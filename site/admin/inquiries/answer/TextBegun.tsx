import { useHasDraft } from '../../kept/draft.ts'
import { answerDraftName } from './answerPlace.ts'

/** Before what was said last: that this browser keeps a text which is not sent or saved yet. */
export const TextBegun = ({ inquiryId }: { inquiryId: number }) =>
  useHasDraft(answerDraftName(inquiryId)) && <b>Text angefangen · </b>
