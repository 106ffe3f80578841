import TextField, { type TextFieldProps } from '@mui/material/TextField'

export interface Choice {
  value: string | number
  label: string
}

interface Props extends Omit<TextFieldProps, 'onChange' | 'children' | 'select'> {
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

/**
 * A dropdown that acts at once, as the device knows it: quick on a phone. react-admin's SelectInput
 * needs a form around it.
 */
export const ChoiceField = ({ choices, onChoose, slotProps, ...rest }: Props) => (
  <TextField
    select
    slotProps={{ inputLabel: { shrink: true }, ...slotProps, select: { native: true } }}
    onChange={({ target }) => onChoose(target.value)}
    {...rest}
  >
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
)

/** The choices of an enumeration with its labels. */
export const choicesOf = <Value extends string>(labels: Record<Value, string>): Choice[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))
