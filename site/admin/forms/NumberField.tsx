import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useInput, useTranslateLabel } from 'react-admin'
import { parseGermanNumber, writeGermanNumber } from './germanNumber.ts'

interface Props extends Omit<TextFieldProps, 'name'> {
  source: string
}

/** A number that is typed as Germans write it; no spinner that a scrolling wheel could turn. */
export function NumberField({ source, helperText, ...rest }: Props) {
  const { id, field, fieldState } = useInput({ source })
  const translateLabel = useTranslateLabel()
  const [text, setText] = useState(() => writeGermanNumber(field.value))
  const typed = Object.is(parseGermanNumber(text), field.value)
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={translateLabel({ source })}
      value={typed ? text : writeGermanNumber(field.value)}
      onChange={({ target }) => {
        setText(target.value)
        field.onChange(parseGermanNumber(target.value))
      }}
      onBlur={() => {
        if (!Number.isNaN(field.value)) setText(writeGermanNumber(field.value))
        field.onBlur()
      }}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      {...rest}
    />
  )
}
