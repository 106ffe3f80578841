import { Box, InputBase, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import type { Dealer } from '../../../../shared/dealer/dealer.ts'
import type { Inquiry, InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import {
  CLOSING,
  CLOSING_IN_ENGLISH,
  endsWithClosing,
  englishGreeting,
  greeting,
  opensWithGreeting,
} from '../../../../shared/inquiries/letter-form.ts'
import { counted } from '../../../../shared/product/machine-selection.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { BERLIN } from '../../../../shared/time/time.ts'
import { formatCount } from '../../../../shared/writing/format.ts'
import type { Language } from '../../../../shared/writing/language.ts'
import { internationalNumber } from '../../../../shared/writing/phone.ts'
import { useMe } from '../../auth/me.tsx'
import { useDealer } from '../../dealer/DealerContext.ts'
import { greetedName } from '../messages.ts'
import type { AnswerValues } from './answerForm.ts'

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
  // The text has no border of its own in it: MUI would make `0` a solid one, which the focus widens.
  '& .MuiFormControl-root': { m: 0 },
  '& .MuiInputLabel-root': { px: 1.75 },
  '& .MuiOutlinedInput-root': { py: 0.5 },
  '& .MuiOutlinedInput-notchedOutline': { border: 'none' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '-1px' },
}

interface LetterWords {
  greeting: (name: string) => string
  closing: string
  /** Of an inquiry, by its number. */
  subject: (receipt: string) => string
  thanks: string
  /** Behind the first machine, how many more there are. */
  more: (count: number) => string
  /** Above the words of the sender. */
  wrote: (inquiry: Pick<Inquiry, 'createdAt'>) => string
  phone: (dealer: Pick<Dealer, 'phone'>) => string
  /** The beginning of what stands below every mail. */
  foot: (dealer: Pick<Dealer, 'name' | 'street' | 'postalCode' | 'city' | 'phone'>) => string
}

const englishMoment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: BERLIN,
})

/** What is usual in a letter to a customer, in their language. */
export const letterWords: Record<Language, LetterWords> = {
  de: {
    greeting,
    closing: CLOSING,
    subject: (receipt) => `Ihre Anfrage ${receipt}`,
    thanks: 'vielen Dank für Ihre Anfrage.',
    more: (count) => ` und ${formatCount(count, 'weiteres Gerät', 'weitere Geräte')}`,
    wrote: ({ createdAt }) => `Am ${formatDateTime(createdAt)} Uhr schrieben Sie:`,
    phone: ({ phone }) => phone.label,
    foot: ({ name, street, postalCode, city, phone }) =>
      `${name}, ${street}, ${postalCode} ${city}, Telefon ${phone.label} …`,
  },
  en: {
    greeting: englishGreeting,
    closing: CLOSING_IN_ENGLISH,
    subject: (receipt) => `Your enquiry ${receipt}`,
    thanks: 'Thank you for your enquiry.',
    more: (count) => ` and ${count} more ${count === 1 ? 'machine' : 'machines'}`,
    wrote: ({ createdAt }) => `On ${englishMoment.format(new Date(createdAt))} you wrote:`,
    phone: ({ phone }) => internationalNumber(phone.label),
    foot: ({ name, street, postalCode, city, phone }) =>
      `${name}, ${street}, ${postalCode} ${city}, Germany, Telephone ${internationalNumber(phone.label)} …`,
  },
}

/** Who a letter is written to. */
export type Addressee = Pick<InquiryDetail, 'language'> & Parameters<typeof greetedName>[0]

/** What stands around the text of a reply to somebody, unless its author has put something else there. */
export const formOf = (
  { greeting: own, closing }: Pick<AnswerValues, 'greeting' | 'closing'>,
  inquiry: Addressee,
) => ({
  greeting: own ?? letterWords[inquiry.language].greeting(greetedName(inquiry)),
  closing: closing ?? letterWords[inquiry.language].closing,
})

/** Mail programs cut off long links, so only the beginning of a long message is quoted. */
const QUOTED_CHARACTERS = 900

/** A link that opens the mail program with an answer to an inquiry. */
export function replyLink(inquiry: Inquiry, dealer: Pick<Dealer, 'name' | 'phone'>): string {
  const { products } = inquiry
  const words = letterWords[inquiry.language]
  const [first, ...more] = products
  const others = more.length > 0 ? words.more(more.length) : ''
  const about = first ? `: ${counted(first)}${others}` : ''
  const subject = `${words.subject(inquiry.receipt)}${about}`
  const body = [
    words.greeting(inquiry.name),
    '',
    words.thanks,
    '',
    '',
    words.closing,
    dealer.name,
    words.phone(dealer),
    '',
    words.wrote(inquiry),
    quoted(inquiry.message),
  ].join('\r\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(inquiry.email)}?${query}`
}

function quoted(message: string): string {
  const short =
    message.length > QUOTED_CHARACTERS ? `${message.slice(0, QUOTED_CHARACTERS)} […]` : message
  return short
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')
}
