import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useWrappedSource } from 'react-admin'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import {
  dividedDiscount,
  loweredKinds,
  percentAmount,
  percentOfLines,
} from '../../../../shared/offers/discount.ts'
import {
  type OfferLine,
  priceKindLabelsIn,
  type TaxMode,
} from '../../../../shared/offers/offer-input.ts'
import { writtenPercent } from '../../../../shared/offers/wording.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { formatTypedPrice, parseTypedReduction, readTypedPercent } from '../../data/typedNumber.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { type TypedLine, typedLines, useTypedTaxMode } from '../offerForm.ts'

interface DialogProps {
  /** What it lowers. */
  lines: readonly TypedLine[]
  onAdd: (part: Pick<OfferLine, 'priceKind' | 'unitPrice' | 'percent'>) => void
  onClose: () => void
}

/** Of each kind of price its share, in percent the same of each. */
function partsOf(lowered: readonly TypedLine[], amount: number, percent: number | null) {
  if (percent === null) return dividedDiscount(lowered, amount)
  return loweredKinds(lowered).map((priceKind) => ({
    priceKind,
    percent,
    unitPrice: percentOfLines(
      lowered.filter((line) => line.priceKind === priceKind),
      percent,
    ),
  }))
}

type Target = 'all' | OfferLine['priceKind']

const targetsIn = (taxMode: TaxMode): Record<Target, string> => ({
  all: 'Auf alle, nach ihren Anteilen',
  net: `Nur auf Positionen „${priceKindLabelsIn(taxMode).net}“`,
  margin: 'Nur auf differenzbesteuerte Positionen',
})

/** Asks how much a discount is, and of what where the offer has both kinds of price. */
export function DiscountDialog({ lines, onAdd, onClose }: DialogProps) {
  const id = useId()
  const taxMode = useTypedTaxMode()
  const targets = targetsIn(taxMode)
  const [typed, setTyped] = useState('')
  const [target, setTarget] = useState<Target>('all')
  const [isTried, setTried] = useState(false)
  const lowered = lines.filter(({ priceKind }) => target === 'all' || priceKind === target)
  const percent = readTypedPercent(typed)
  const amount = percent === null ? parseTypedReduction(typed) : percentOfLines(lowered, percent)
  const isMissing = typeof amount !== 'number' || amount === 0
  const submit = () => {
    setTried(true)
    if (isMissing) return
    for (const part of partsOf(lowered, amount, percent)) onAdd(part)
    onClose()
  }
  return (
    <FormDialog
      title="Nachlass"
      text={
        taxMode === 'domestic'
          ? 'Das Angebot hat Positionen mit und ohne ausgewiesene MwSt. Der Nachlass mindert die Steuer nur, soweit er auf die mit MwSt. geht.'
          : 'Das Angebot hat steuerfreie und differenzbesteuerte Positionen.'
      }
      submit="Nachlass hinzufügen"
      isPending={false}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Betrag oder %"
        placeholder="500 oder 5 %"
        value={typed}
        autoFocus
        autoComplete="off"
        error={isTried && isMissing}
        helperText={
          isTried && isMissing && 'Bitte geben Sie einen Betrag oder einen Prozentsatz an'
        }
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <FormControl>
        <FormLabel id={id}>Worauf?</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={target}
          onChange={(_, value) => setTarget(keysOf(targets).find((key) => key === value) ?? 'all')}
        >
          {keysOf(targets).map((key) => (
            <FormControlLabel key={key} value={key} control={<Radio />} label={targets[key]} />
          ))}
        </RadioGroup>
      </FormControl>
    </FormDialog>
  )
}

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
      label="Betrag oder %"
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
