import { TextInput } from 'react-admin'
import type { Choice } from '../layout/ChoiceField.tsx'

export interface FilterProps {
  source: string
  label?: string
  alwaysOn?: boolean
}

/** A filter of a list by one of several values. The device's own dropdown, because it is quick on a phone. */
export const FilterSelect = ({ choices, ...rest }: FilterProps & { choices: Choice[] }) => (
  <TextInput select slotProps={{ select: { native: true } }} sx={{ minWidth: 160 }} {...rest}>
    <option value="">Alle</option>
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextInput>
)
