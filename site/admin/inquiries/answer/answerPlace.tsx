import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { type DraftName, dropDraftsAbout, useHasDraft } from '../../kept/draft.ts'

/** Where an opened inquiry is answered. */
export const ANSWER_PLACE = 'anfrage-antwort'

/** The name under which the browser keeps an answer that is not sent yet. */
export const answerDraftName = (inquiryId: number): DraftName => `antwort.${inquiryId}`

/** Drops what is begun about an inquiry that is gone, as it may hold what an erased person has said. */
export const dropInquiryDrafts = (inquiryId: number) =>
  dropDraftsAbout(inquiryId, ['antwort', 'absender', 'schritt', 'verloren'])

/** Nobody answers spam and doubles, and nobody takes care of them. */
export const isWorkedOn = ({ spam, duplicateOf }: Inquiry) => !spam && duplicateOf === null

/** Leads to the text of the answer, which may be far below. */
export const focusAnswer = () =>
  document.querySelector<HTMLElement>(`#${ANSWER_PLACE} textarea`)?.focus()

/** Before what was said last: that this browser keeps a text which is not sent or saved yet. */
export const TextBegun = ({ inquiryId }: { inquiryId: number }) =>
  useHasDraft(answerDraftName(inquiryId)) && <b>Text angefangen · </b>
