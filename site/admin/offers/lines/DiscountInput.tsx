import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useWrappedSource } from 'react-admin'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { percentAmount } from '../../../../shared/offers/discount.ts'
import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import { writtenPercent } from '../../../../shared/offers/wording.ts'
import { formatTypedPrice, parseTypedReduction, readTypedPercent } from '../../data/typedNumber.ts'
import { typedLines } from '../offerForm.ts'

/** How much a discount is: an amount in euros, or so many percent, which then follow the lines that they lower. */
export function DiscountInput() {
  const { setValue } = useFormContext()
  const { field, fieldState } = useController({ name: useWrappedSource('unitPrice') })
  const percentName = useWrappedSource('percent')
  const percent: number | undefined = useWatch({ name: percentName })
  const priceKind: OfferLine['priceKind'] = useWatch({ name: useWrappedSource('priceKind') })
  const lines: unknown = useWatch({ name: 'lines' })
  const [typed, setTyped] = useState<string | null>(null)
  const amount = percentAmount({ percent, priceKind }, typedLines(lines))
  useEffect(() => {
    if (amount !== null && amount !== field.value) field.onChange(amount)
  }, [amount, field])
  const type = (text: string) => {
    setTyped(text)
    const read = readTypedPercent(text)
    setValue(percentName, read ?? undefined, { shouldDirty: true })
    // In percent it follows from the lines.
    if (read === null) field.onChange(parseTypedReduction(text))
  }
  const stored = percent === undefined ? formatTypedPrice(field.value) : writtenPercent(percent)
  return (
    <TextField
      inputRef={field.ref}
      name={field.name}
      label="Betrag oder Prozent"
      placeholder="500 oder 5 %"
      value={typed ?? stored}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      sx={{ gridArea: 'price' }}
    />
  )
}
