import type { MessageDraft } from '../../../../shared/inquiries/template.ts'
import type { AnswerValues } from './answerForm.ts'

/** What of an answer a template fills in. */
export type Fillable = Pick<AnswerValues, 'subject' | 'text' | 'attachments'>

/** What a template has brought into an answer, and the subject before it. */
export interface Filled {
  text: string
  subject: string
  formerSubject: string
  /** The machines whose data sheets it has ticked; not those that were ticked already. */
  sheets: number[]
}

/**
 * An answer as it was before its template: without its text, subject and data sheets. A text that was changed stays, and
 * so does what was written above or below it.
 */
export function withoutTemplate(
  { subject, text, attachments }: Fillable,
  filled: Filled,
): Fillable {
  const [above = '', ...below] = text.split(filled.text)
  return {
    text:
      below.length === 1
        ? [above.trimEnd(), below.join('').trimStart()].filter(Boolean).join('\n\n')
        : text,
    subject: filled.subject && subject === filled.subject ? filled.formerSubject : subject,
    attachments: attachments.filter((id) => !filled.sheets.includes(id)),
  }
}

/**
 * An answer with a template in place of the former one. What is typed stays above it, with the data sheets of a text that
 * was changed, which may still speak of them.
 */
export function withTemplate(
  values: Fillable,
  former: Filled | null,
  { subject, text, attachments }: MessageDraft,
): { values: Fillable; filled: Filled } {
  const before = former ? withoutTemplate(values, former) : values
  const kept = before.text === values.text ? values.attachments : before.attachments
  const sheets = attachments
    .map(({ productId }) => productId)
    .filter((productId) => !kept.includes(productId))
  return {
    values: {
      text: before.text.trim() === '' ? text : `${before.text.trimEnd()}\n\n${text}`,
      subject: subject || before.subject,
      attachments: [...kept, ...sheets],
    },
    filled: { text, subject, formerSubject: before.subject, sheets },
  }
}
