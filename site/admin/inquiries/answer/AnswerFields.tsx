import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { CheckboxGroupInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import type { MessageKind } from '../../../../shared/inquiries/message.ts'
import { MOST_ATTACHMENTS } from '../../../../shared/inquiries/message-input.ts'
import { TwoColumns, visuallyHidden } from '../../parts/Boxes.tsx'
import { GOES_OUT_IN_ENGLISH } from '../../parts/LanguageMark.tsx'
import type { Ahead } from '../openInquiry.tsx'
import { StepInputs } from '../step/StepForm.tsx'
import { type AnswerValues, answerKinds, mayHaveStep, usualStep } from './answerForm.ts'
import { Letter, letterWords } from './Letter.tsx'
import { OwnFiles } from './OwnFiles.tsx'
import { Recipients } from './Recipients.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { useTakeOver } from './TypedAhead.tsx'

interface Props {
  inquiry: InquiryDetail
  /** Undefined while nobody knows. */
  mayReply: boolean | undefined
  isFocused: boolean
  ahead: Ahead | null
}

export function AnswerFields({ inquiry, mayReply, isFocused, ahead }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  useTakeOver(ahead, box)
  const { isSubmitting } = useFormState()
  const kind: MessageKind = useWatch<AnswerValues, 'kind'>({ name: 'kind' })
  const { label, hint } = answerKinds[kind]
  const isPressed = useRef(false)
  // Whoever presses what they want to do writes it next; by the keys one goes on choosing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the kind has changed
  useEffect(() => {
    if (isPressed.current) box.current?.focus()
    isPressed.current = false
  }, [kind])
  const refused = mayReply === false
  const choices = Object.entries(answerKinds).map(([id, { choice }]) => ({
    id,
    name: choice,
    disabled: refused && id === 'reply',
  }))
  const text = (
    <TextInput
      source="text"
      label={label}
      helperText={hint ?? false}
      multiline
      minRows={kind === 'reply' ? 4 : 3}
      margin="none"
      autoFocus={isFocused}
      // While it is being sent, what is typed on would be gone with the rest. react-admin's `readOnly` would also take
      // the keyboard away.
      slotProps={{ htmlInput: { ref: box, readOnly: isSubmitting } }}
      sx={kind === 'reply' ? inLetter : undefined}
    />
  )
  return (
    <>
      {refused && <NoReply hasAddress={inquiry.email !== ''} />}
      <Box
        onPointerDown={() => {
          isPressed.current = true
        }}
        onKeyDown={() => {
          isPressed.current = false
        }}
      >
        <RadioButtonGroupInput
          source="kind"
          label="Was möchten Sie tun?"
          choices={choices}
          helperText={false}
          sx={kinds}
        />
      </Box>
      {kind === 'reply' ? (
        <>
          {inquiry.language === 'en' && (
            <Typography variant="note">Englisch: {GOES_OUT_IN_ENGLISH}.</Typography>
          )}
          <ReplyHead inquiry={inquiry} />
          <Letter inquiry={inquiry}>{text}</Letter>
        </>
      ) : (
        text
      )}
      {kind === 'reply' && <DataSheets inquiry={inquiry} />}
      {kind === 'reply' && <OwnFiles />}
      {mayHaveStep(inquiry, kind) && (
        <StepInputs source="step" unchanged={usualStep(inquiry, kind)} />
      )}
    </>
  )
}

/** In one row where there is room, so that the question, the answer and what sends it stand on one screen. */
const kinds = {
  m: 0,
  '& legend': visuallyHidden,
  '& .MuiFormGroup-root': { columnGap: 1 },
  '& .MuiFormControlLabel-root': { mr: 0, minHeight: { xs: 44, md: 28 } },
  '& .MuiFormControlLabel-label': { fontSize: '.875rem' },
  '& .MuiRadio-root': { p: 0.5, ml: 0.5 },
}

/** Between greeting and formula its place says what it is. */
const inLetter = { '& .MuiInputLabel-root': visuallyHidden }

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
    <Recipients inquiry={inquiry} />
    <TwoColumns sx={{ gap: 1 }}>
      <TemplateChoice inquiry={inquiry} />
      <TextInput
        source="subject"
        label="Betreff"
        placeholder={letterWords[inquiry.language].subject(inquiry.receipt)}
        helperText={false}
        margin="none"
        autoComplete="off"
      />
    </TwoColumns>
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
