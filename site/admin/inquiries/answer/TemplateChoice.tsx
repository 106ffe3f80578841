import { useRef, useState } from 'react'
import { useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import type { MessageTemplate } from '../../../../shared/inquiries/template.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { byLanguage, inOtherLanguage, otherLanguage } from '../../message-templates/byLanguage.ts'
import { fillTemplate } from '../../message-templates/fillTemplate.ts'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { useCall } from '../../parts/useCall.ts'
import type { AnswerValues } from './answerForm.ts'
import { type Fillable, type Filled, withoutTemplate, withTemplate } from './templateInAnswer.ts'

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
