import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { FieldTitle, useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import {
  countryName,
  findCountry,
  isCountry,
  listCountries,
  searchCountries,
} from '../../../shared/offers/countries.ts'

const countries = listCountries()
const LABEL = 'Land'

/** A country by any of its names. What is typed and names none stays in the field, so that no other one takes its place. */
export function CountryInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source })
  const { trigger } = useFormContext()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = String(field.value ?? '')
  const isChosen = typed === null && isCountry(stored)

  const take = (country: string) => {
    setTyped(null)
    // As if it were typed, so that what follows the country follows a choice, too.
    field.onChange(country)
    trigger(source)
  }
  const leave = () => {
    field.onBlur()
    if (typed !== null) take(findCountry(typed) ?? typed)
  }
  return (
    <Autocomplete
      options={countries}
      getOptionLabel={countryName}
      filterOptions={(_, { inputValue }) => searchCountries(inputValue)}
      noOptionsText="Kein Land heißt so"
      autoHighlight
      selectOnFocus
      clearIcon={null}
      value={isChosen ? stored : null}
      onChange={(_, country) => country !== null && take(country)}
      inputValue={isChosen ? countryName(stored) : (typed ?? stored)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return
        setTyped(text)
        field.onChange(text)
      }}
      onBlur={leave}
      renderInput={(input) => (
        <TextField
          {...input}
          name={source}
          inputRef={field.ref}
          label={<FieldTitle label={LABEL} source={source} isRequired />}
          error={fieldState.invalid}
          helperText={
            fieldState.invalid &&
            (isChosen ? fieldState.error?.message : 'Bitte ein Land aus der Liste wählen')
          }
        />
      )}
    />
  )
}
