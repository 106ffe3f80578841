import { Box, InputBase, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { endsWithClosing, opensWithGreeting } from '../../../../shared/inquiries/letter-form.ts'
import { useMe } from '../../auth/me.tsx'
import { useDealer } from '../../dealer/DealerContext.ts'
import { letterWords } from '../letterWords.ts'
import type { AnswerValues } from './answerForm.ts'
import { formOf } from './sending.tsx'

interface Props {
  inquiry: InquiryDetail
  /** Where the text is written. */
  children: ReactNode
}

/** A reply as the customer reads it: greeting and formula around the text, each to be changed, and who signs. */
export function Letter({ inquiry, children }: Props) {
  const text: string = useWatch<AnswerValues, 'text'>({ name: 'text' })
  const greeting = useController<AnswerValues, 'greeting'>({ name: 'greeting' }).field
  const closing = useController<AnswerValues, 'closing'>({ name: 'closing' }).field
  const form = formOf({ greeting: greeting.value, closing: closing.value }, inquiry)
  return (
    <Box sx={letter}>
      <Line
        label="Anrede"
        value={form.greeting}
        onChange={greeting.onChange}
        isInText={opensWithGreeting(text)}
      />
      {children}
      <Line
        label="Grußformel"
        value={form.closing}
        onChange={closing.onChange}
        isInText={endsWithClosing(text)}
      />
      <Signature language={inquiry.language} />
    </Box>
  )
}

interface LineProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Whether the text has one of its own. */
  isInText: boolean
}

/** It keeps its place where the text says the same: nothing moves under the one who writes. */
function Line({ label, value, onChange, isInText }: LineProps) {
  const { isSubmitting } = useFormState()
  return (
    <InputBase
      value={isInText ? '' : value}
      placeholder={isInText ? `${label} steht im Text` : `Ohne ${label}`}
      disabled={isInText}
      readOnly={isSubmitting}
      inputProps={{ 'aria-label': label, maxLength: 200, autoComplete: 'off' }}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
    />
  )
}

/** Who signs, and the beginning of what stands below every mail. */
function Signature({ language }: Pick<InquiryDetail, 'language'>) {
  const me = useMe()
  const dealer = useDealer()
  return (
    <Typography variant="note" sx={{ px: 1.75, pb: 1 }}>
      {me?.name || dealer.shortName} · {letterWords[language].foot(dealer)}
    </Typography>
  )
}

const letter = {
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '& > .MuiInputBase-root': { px: 1.75, minHeight: { xs: 44, md: 34 } },
  // The text has no border of its own in it.
  '& .MuiFormControl-root': { m: 0 },
  '& .MuiInputLabel-root': { px: 1.75 },
  '& .MuiOutlinedInput-root': { py: 0.5 },
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
  '&:focus-within': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '-1px' },
}
