import InputAdornment from '@mui/material/InputAdornment'
import {
  BooleanInput,
  type CommonInputProps,
  DateInput,
  NumberInput,
  type NumberInputProps,
  SelectInput,
  TextInput,
} from 'react-admin'
import type { AnyField } from '../../../shared/product/field-kinds.ts'
import { type ProductField, productFields } from '../../../shared/product/fields.ts'
import { formatTypedPrice, parseTypedPrice } from '../data/typedNumber.ts'
import { inputChoices } from '../parts/ChoiceField.tsx'

/** For what needs both columns of the grid around it. */
export const wide = { gridColumn: '1 / -1' }

type Props = Pick<CommonInputProps, 'helperText' | 'onBlur'> &
  Pick<NumberInputProps, 'sx' | 'color' | 'slotProps'>

/** The input of a field, as its kind says it. What a field has of its own is said beside it. */
export const FieldInput = ({ field, ...props }: Props & { field: ProductField }) => (
  <PlainInput source={field} about={productFields[field]} {...props} />
)

/** The input that a kind has; none for what is of its own. */
export function PlainInput({ about, ...props }: Props & { source: string; about: AnyField }) {
  const { kind, label, help, rows, choices = {}, isRequired, noChoice } = about
  const common = { label, helperText: help, isRequired, ...props }
  switch (kind) {
    case 'name':
    case 'line':
      return <TextInput {...common} />
    case 'text':
      return <TextInput multiline minRows={rows} sx={wide} {...common} />
    case 'amount':
      return <Euros {...common} />
    case 'flag':
      return <BooleanInput source={props.source} label={label} helperText={common.helperText} />
    case 'day':
      return <DateInput parse={orNone} {...common} />
    case 'choice':
      return <SelectInput choices={inputChoices(choices)} emptyText={noChoice} {...common} />
    case 'own':
      return null
  }
}

const orNone = (value: string) => value || null

export const Euros = (props: NumberInputProps) => (
  <NumberInput
    parse={parseTypedPrice}
    format={formatTypedPrice}
    {...props}
    slotProps={{ input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } }}
  />
)
