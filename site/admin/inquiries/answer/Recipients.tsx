import { Autocomplete, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { partiesOf, usualRecipient } from '../messages.ts'
import type { AnswerValues } from './answerForm.ts'

/** To whom the answer goes, which is said before one writes; and where somebody else is named, or gets a copy. */
export function Recipients({ inquiry }: { inquiry: InquiryDetail }) {
  const to = useController<AnswerValues, 'to'>({ name: 'to' })
  const cc = useController<AnswerValues, 'cc'>({ name: 'cc' })
  const [isAsked, setAsked] = useState(false)
  const usual = usualRecipient(inquiry)
  const others = partiesOf(inquiry).filter((address) => address !== usual)
  const open = () => {
    to.field.onChange([usual])
    setAsked(true)
  }
  if (to.field.value === null)
    return (
      <Typography variant="body2" component="div" sx={line}>
        <span>
          An: <strong>{usual}</strong>
          {usual !== inquiry.email && ' (hat zuletzt geschrieben)'}
          {others.length > 0 && `, nicht an ${others.join(', ')}`}
        </span>
        <Button size="small" onClick={open}>
          Empfänger oder Kopie
        </Button>
      </Typography>
    )
  return (
    <>
      <Addresses
        label="An"
        value={to.field.value}
        isFocused={isAsked}
        options={partiesOf(inquiry)}
        onChange={to.field.onChange}
        error={to.fieldState.error?.message}
      />
      <Addresses
        label="Kopie an"
        value={cc.field.value}
        options={others}
        onChange={cc.field.onChange}
        error={cc.fieldState.error?.message}
      />
    </>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  overflowWrap: 'anywhere',
}

interface AddressesProps {
  label: string
  isFocused?: boolean
  value: string[]
  /** Whom one may choose; anybody else can be typed. */
  options: string[]
  onChange: (addresses: string[]) => void
  error: string | undefined
}

/** Addresses that are chosen or typed, each ended by Enter, a comma or by going on. */
const Addresses = ({
  label,
  isFocused = false,
  value,
  options,
  onChange,
  error,
}: AddressesProps) => (
  <Autocomplete
    multiple
    freeSolo
    autoSelect
    filterSelectedOptions
    size="small"
    options={options}
    value={value}
    onChange={(_, chosen) =>
      onChange(chosen.flatMap((text) => text.split(/[\s,;]+/)).filter(Boolean))
    }
    renderInput={(input) => (
      <TextField
        {...input}
        label={label}
        autoFocus={isFocused}
        type="email"
        error={error !== undefined}
        helperText={error}
        margin="none"
      />
    )}
  />
)
