import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useInput, useTranslateLabel } from 'react-admin'

interface Props extends Omit<TextFieldProps, 'name'> {
  source: string
  label?: string
}

/** A text of the form, its label from the resource's field names unless given. */
export function TextInput({ source, label, helperText, ...rest }: Props) {
  const { id, field, fieldState } = useInput({ source })
  const translateLabel = useTranslateLabel()
  const { ref, ...input } = field
  return (
    <TextField
      id={id}
      {...input}
      inputRef={ref}
      label={label ?? translateLabel({ source })}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      {...rest}
    />
  )
}
