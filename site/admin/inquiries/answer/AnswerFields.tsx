import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { CheckboxGroupInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { type MessageKind, MOST_ATTACHMENTS } from '../../../../shared/inquiries/message.ts'
import { StepInputs } from '../step/StepInputs.tsx'
import { type AnswerValues, mayHaveStep, usualStep } from './answerForm.ts'
import { TemplateChoice } from './TemplateChoice.tsx'

interface Props {
  inquiry: InquiryDetail
  /** Undefined while nobody knows. */
  mayReply: boolean | undefined
  isFocused: boolean | undefined
}

const kinds: Record<MessageKind, string> = {
  reply: 'Per E-Mail antworten',
  call: 'Telefonat notieren',
  received: 'Vom Kunden',
  note: 'Interne Notiz',
}

const textLabels: Record<MessageKind, string> = {
  reply: 'Antwort',
  call: 'Was wurde besprochen?',
  received: 'Was hat der Kunde geschrieben oder gesagt?',
  note: 'Notiz',
}

export function AnswerFields({ inquiry, mayReply, isFocused }: Props) {
  const kind: MessageKind = useWatch<AnswerValues, 'kind'>({ name: 'kind' })
  const refused = mayReply === false
  const choices = Object.entries(kinds).map(([id, name]) => ({
    id,
    name,
    disabled: refused && id === 'reply',
  }))
  return (
    <>
      {refused && <NoReply hasAddress={inquiry.email !== ''} />}
      <RadioButtonGroupInput
        source="kind"
        label="Was möchten Sie tun?"
        choices={choices}
        helperText={false}
        margin="none"
      />
      {kind === 'reply' && <ReplyHead inquiry={inquiry} />}
      <TextInput
        source="text"
        label={textLabels[kind]}
        helperText={kind === 'note' && 'Nur in der Verwaltung zu sehen'}
        multiline
        minRows={kind === 'reply' ? 6 : 3}
        margin="none"
        autoFocus={isFocused}
      />
      {kind === 'reply' && <DataSheets inquiry={inquiry} />}
      {mayHaveStep(inquiry, kind) && (
        <StepInputs source="step" unchanged={usualStep(inquiry, kind)} />
      )}
    </>
  )
}

/** Says why nothing can be mailed, and what to do instead. */
function NoReply({ hasAddress }: { hasAddress: boolean }) {
  const { getValues, setValue } = useFormContext<AnswerValues>()
  useEffect(() => {
    if (getValues('kind') === 'reply') setValue('kind', 'call')
  }, [getValues, setValue])
  return (
    <Alert severity="info">
      {hasAddress
        ? 'Von hier kann nichts gesendet werden, weil kein Mailserver eingerichtet ist. Antworten Sie in Ihrem eigenen E-Mail-Programm oder am Telefon, und halten Sie hier fest, was besprochen ist.'
        : 'Diese Anfrage nennt keine E-Mail-Adresse. Rufen Sie an, und notieren Sie hier das Telefonat.'}
    </Alert>
  )
}

const ReplyHead = ({ inquiry }: { inquiry: InquiryDetail }) => (
  <>
    <TemplateChoice inquiryId={inquiry.id} />
    <TextInput
      source="subject"
      label="Betreff"
      placeholder={`Ihre Anfrage ${inquiry.receipt}`}
      margin="none"
      autoComplete="off"
    />
  </>
)

function DataSheets({ inquiry: { products } }: { inquiry: InquiryDetail }) {
  const choices = products.flatMap(({ id, title }) => (id === null ? [] : [{ id, name: title }]))
  if (choices.length === 0) return null
  return (
    <CheckboxGroupInput
      source="attachments"
      label="Datenblätter anhängen"
      choices={choices}
      helperText={choices.length > MOST_ATTACHMENTS && `Höchstens ${MOST_ATTACHMENTS}`}
      margin="none"
    />
  )
}
