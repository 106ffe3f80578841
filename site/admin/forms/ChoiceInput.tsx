import { useInput, useTranslateLabel } from 'react-admin'
import { type Choice, ChoiceField } from './ChoiceField.tsx'

interface Props {
  source: string
  choices: readonly Choice[]
  /** Turns the chosen text into the field's value; as it is unless given. */
  parse?: (value: string) => unknown
}

export function ChoiceInput({ source, choices, parse = (value) => value }: Props) {
  const { id, field, fieldState } = useInput({ source })
  const translateLabel = useTranslateLabel()
  return (
    <ChoiceField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={translateLabel({ source })}
      value={field.value ?? ''}
      choices={choices}
      onChoose={(value) => field.onChange(parse(value))}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    />
  )
}
