import { Box, InputAdornment, Typography } from '@mui/material'
import {
  BooleanInput,
  NumberInput,
  SelectInput,
  TextInput,
  useSimpleFormIteratorItem,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import {
  type LineKind,
  lineKindLabels,
  priceKindLabelsIn,
} from '../../../../shared/offers/offer-input.ts'
import { lowers, signedEuros } from '../../../../shared/offers/wording.ts'
import { formatTypedPrice, parseTypedPrice, parseTypedReduction } from '../../data/typedNumber.ts'
import { inputChoices } from '../../parts/ChoiceField.tsx'
import { typedLineSum, useTypedTaxMode } from '../offerForm.ts'
import { DiscountInput } from './Discount.tsx'

/** One line: in one row where there is room, its description below. */
export function LineInputs() {
  const { index } = useSimpleFormIteratorItem()
  const kind: LineKind | undefined = useWatch({ name: useWrappedSource('kind') })
  const name = kind === undefined ? '' : lineKindLabels[kind]
  const isReduction = kind !== undefined && lowers({ kind })
  const taxMode = useTypedTaxMode()
  return (
    <Box sx={row}>
      <TextInput source="title" label={`${index + 1}. ${name}`} sx={{ gridArea: 'title' }} />
      <NumberInput source="quantity" label="Menge" sx={{ gridArea: 'quantity' }} />
      {kind === 'discount' ? (
        <DiscountInput />
      ) : (
        <NumberInput
          source="unitPrice"
          label={isReduction ? 'Betrag' : 'Einzelpreis'}
          parse={isReduction ? parseTypedReduction : parseTypedPrice}
          format={formatTypedPrice}
          slotProps={{ input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } }}
          sx={{ gridArea: 'price' }}
        />
      )}
      {/* What is taken in payment has no share in the price. */}
      {kind !== 'tradeIn' && (
        <SelectInput
          source="priceKind"
          label="Steuer"
          choices={inputChoices(priceKindLabelsIn(taxMode))}
          isRequired
          sx={{ gridArea: 'tax', minWidth: 0 }}
        />
      )}
      <LineSum kind={kind} />
      <TextInput
        source="description"
        label="Beschreibung"
        multiline
        minRows={1}
        sx={{ gridArea: 'description' }}
      />
      <Box sx={{ gridArea: 'optional', pt: { md: 2.75 } }}>
        <BooleanInput source="optional" label="Optional" />
        <BooleanInput source="isAlternative" label="Alternative" />
      </Box>
    </Box>
  )
}

/** What the line comes to; what lowers the sum has a minus. */
function LineSum({ kind }: { kind: LineKind | undefined }) {
  const line: unknown = useWatch({ name: useWrappedSource('') })
  const [optional, isAlternative]: unknown[] = useWatch({
    name: [useWrappedSource('optional'), useWrappedSource('isAlternative')],
  })
  const isCounted = optional !== true && isAlternative !== true
  const sum = typedLineSum(line)
  return (
    <Box sx={{ gridArea: 'sum', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" sx={sumLabel}>
        Summe
      </Typography>
      <Box sx={{ lineHeight: '40px', ...(!isCounted && { color: 'text.secondary' }) }}>
        {sum === null ? '–' : signedEuros(kind && lowers({ kind }) && sum > 0 ? -sum : sum)}
      </Box>
    </Box>
  )
}

const sumLabel = {
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  mb: 0.5,
}

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '80px minmax(0, 1fr)', md: 'minmax(0, 1fr) 64px 128px 112px' },
  gridTemplateAreas: {
    xs: '"title title" "quantity price" "tax tax" "description description" "optional sum"',
    md: '"title quantity price sum" "description tax tax optional"',
  },
  '& .MuiFormControl-root': { mt: 0, mb: 0 },
}
