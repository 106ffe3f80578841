import { useRef, useState } from 'react'
import { useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { withoutGreeting } from '../../../../shared/inquiries/letter-form.ts'
import type { MessageDraft, MessageTemplate } from '../../../../shared/inquiries/template.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import {
  byLanguage,
  fillTemplate,
  inOtherLanguage,
  otherLanguage,
} from '../../message-templates/templates.ts'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { useCall } from '../../parts/useCall.ts'
import type { AnswerValues } from './answerForm.ts'

const NONE = { value: '', label: 'Ohne Vorlage' }
const toChoice = ({ id, name }: MessageTemplate) => ({ value: id, label: name })
const typed = { shouldDirty: true, shouldValidate: false }

/** Begins the answer with a template, and puts back what stood there before. What is typed already stays above it. */
export function TemplateChoice({ inquiry: { id, language } }: { inquiry: InquiryDetail }) {
  const { data: templates = [] } = useGetList<MessageTemplate>('message-templates')
  const { getValues, setValue } = useFormContext<AnswerValues>()
  const [chosen, setChosen] = useState('')
  const filled = useRef<Filled | null>(null)
  const put = (values: Fillable) => {
    for (const field of keysOf(values)) setValue(field, values[field], typed)
  }
  const { mutate, isPending } = useCall({
    call: (templateId: number) => fillTemplate(id, templateId),
    onDone: (draft) => {
      const next = withTemplate(getValues(), filled.current, draft)
      put(next.values)
      filled.current = next.filled
    },
    failed: 'Die Vorlage konnte nicht geladen werden',
  })
  if (templates.length === 0) return null
  const { fitting, others } = byLanguage(templates, language)
  const template = templates.find((one) => String(one.id) === chosen)
  const choose = (value: string) => {
    setChosen(value)
    if (value) mutate(Number(value))
    else if (filled.current) {
      put(withoutTemplate(getValues(), filled.current))
      filled.current = null
    }
  }
  return (
    <ChoiceField
      label="Vorlage"
      choices={[NONE, ...fitting.map(toChoice)]}
      others={
        others.length > 0
          ? { label: otherLanguage[language], choices: others.map(toChoice) }
          : undefined
      }
      value={chosen}
      disabled={isPending}
      helperText={template && inOtherLanguage(template.language, language)}
      onChoose={choose}
    />
  )
}

/** What of an answer a template fills in. */
export type Fillable = Pick<AnswerValues, 'subject' | 'text' | 'attachments'>

/** What a template has brought into an answer, and the subject before it. */
interface Filled {
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
 * was changed, which may still speak of them. Below that, a template greets nobody a second time.
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
  const own = before.text.trimEnd()
  const added = own ? asParagraph(withoutGreeting(text)) : text
  return {
    values: {
      text: [own, added].filter(Boolean).join('\n\n'),
      subject: subject || before.subject,
      attachments: [...kept, ...sheets],
    },
    filled: { text: added, subject, formerSubject: before.subject, sheets },
  }
}

/** What followed the comma of a greeting may begin with a small letter. */
const asParagraph = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
