import { z } from 'zod'
import { dropDraft, readDraft, writeDraft } from '../../forms/draft.ts'
import { type AnswerValues, answerValues } from './answerForm.ts'

const draftName = (inquiryId: number) => `antwort.${inquiryId}`

const stored = answerValues.extend({
  /** The newest message that was known when the text was begun. */
  seen: z.number(),
})
type AnswerDraft = z.infer<typeof stored>

/** An answer that is not sent yet. It outlives a closed dialog, a closed tab and an expired session. */
export const answerDraft = {
  read: (inquiryId: number): AnswerDraft | null =>
    readDraft(draftName(inquiryId), stored)?.values ?? null,
  write: (inquiryId: number, values: AnswerValues, seen: number) =>
    writeDraft(draftName(inquiryId), { ...values, seen }),
  drop: (inquiryId: number) => dropDraft(draftName(inquiryId)),
}
