import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { KeyboardEvent } from 'react'
import { TextInput } from 'react-admin'

export interface Choice {
  value: string | number
  label: string
}

interface Props extends Omit<TextFieldProps, 'onChange' | 'children' | 'select'> {
  choices: readonly Choice[]
  /** Those that are seldom meant, below a heading. */
  others?: { label: string; choices: readonly Choice[] } | undefined
  onChoose: (value: string) => void
}

/**
 * The device's own dropdown, which is quick on a phone. Not react-admin's SelectInput, because that works
 * only in a form.
 */
export const ChoiceField = ({ choices, others, onChoose, slotProps, ...rest }: Props) => (
  <TextField
    select
    slotProps={{ inputLabel: { shrink: true }, ...slotProps, select: { native: true } }}
    onChange={({ target }) => onChoose(target.value)}
    {...rest}
  >
    {choices.map(toOption)}
    {others && <optgroup label={others.label}>{others.choices.map(toOption)}</optgroup>}
  </TextField>
)

/** By which a closed dropdown would take another choice. */
const CHOOSES = /^(.|Arrow.*|Page.*|Home|End)$/u

/** For a dropdown whose choice is carried out at once: a key that is typed on opens it, and chooses nothing by itself. */
export const actsAtOnce = {
  onKeyDown: (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof HTMLSelectElement) || !CHOOSES.test(key)) return
    if (ctrlKey || metaKey || altKey) return
    event.preventDefault()
    target.showPicker()
  },
}

const toOption = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** Choices from a map of values to labels. */
export const fieldChoices = <Value extends string>(labels: Record<Value, string>): Choice[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

/** Choices for react-admin's inputs from a map of values to labels. */
export const inputChoices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }))

export interface FilterProps {
  source: string
  label?: string
  alwaysOn?: boolean
}

/** A filter of a list by one of several values. The device's own dropdown, because it is quick on a phone. */
export const FilterSelect = ({ choices, ...rest }: FilterProps & { choices: Choice[] }) => (
  <TextInput select slotProps={{ select: { native: true } }} sx={{ minWidth: 160 }} {...rest}>
    <option value="">Alle</option>
    {choices.map(toOption)}
  </TextInput>
)
