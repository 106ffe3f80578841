import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { MessageTemplate } from '../../../../shared/inquiries/template.ts'
import { withReason } from '../../data/failure.ts'
import { ChoiceField } from '../../forms/ChoiceField.tsx'
import { inquiryCalls } from '../inquiryCalls.ts'
import type { AnswerValues } from './answerForm.ts'

const NONE = { value: '', label: 'Ohne Vorlage' }
const typed = { shouldDirty: true, shouldValidate: false }

/** Begins the answer with a template. What is typed already stays above it. */
export function TemplateChoice({ inquiryId }: { inquiryId: number }) {
  const { data: templates = [] } = useGetList<MessageTemplate>('message-templates')
  const { getValues, setValue } = useFormContext<AnswerValues>()
  const notify = useNotify()
  const filled = useRef('')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (templateId: number) => inquiryCalls.fillTemplate(inquiryId, templateId),
    onSuccess: ({ subject, text }) => {
      const own = getValues('text')
      const isOwn = own.trim() !== '' && own !== filled.current
      setValue('text', isOwn ? `${own.trimEnd()}\n\n${text}` : text, typed)
      if (subject) setValue('subject', subject, typed)
      filled.current = text
    },
    onError: (error) =>
      notify(withReason('Die Vorlage konnte nicht geladen werden', error), { type: 'error' }),
  })
  if (templates.length === 0) return null
  return (
    <ChoiceField
      label="Vorlage"
      choices={[NONE, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
      value={variables ?? ''}
      disabled={isPending}
      onChoose={(value) => value && mutate(Number(value))}
    />
  )
}
