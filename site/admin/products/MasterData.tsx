import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useWatch } from 'react-hook-form'
import { formatPrice } from '../../../shared/format.ts'
import { useCategories } from '../categories/useCategories.ts'
import { ChoiceInput } from '../forms/ChoiceInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { NumberField } from '../forms/NumberField.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { ProductFormValues } from './productForm.ts'

const PRICE_HINT = 'netto in Euro'
const ON_REQUEST_HINT = '0 heißt „Preis auf Anfrage“'
const wide = { gridColumn: '1 / -1' }

export function MasterData() {
  const { data: categories = [] } = useCategories()
  const price = useWatch<ProductFormValues, 'price'>({ name: 'price' })
  return (
    <FormSection title="Stammdaten">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput source="title" sx={wide} />
        <TextInput source="brand" />
        <TextInput source="model" />
        <NumberField source="year" slotProps={numeric('numeric')} />
        <NumberField
          source="price"
          helperText={
            price ? `${formatPrice(price)} ${PRICE_HINT}` : `${PRICE_HINT}, ${ON_REQUEST_HINT}`
          }
          slotProps={{
            ...numeric('decimal'),
            input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
          }}
        />
        <TextInput source="location" />
        <ChoiceInput
          source="categoryId"
          parse={(value) => (value === '' ? null : Number(value))}
          choices={[
            { value: '', label: 'Bitte wählen' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput
          source="description"
          multiline
          minRows={4}
          helperText="Zustand, Ausstattung, Besonderheiten (freiwillig)"
          sx={wide}
        />
      </Box>
    </FormSection>
  )
}

const numeric = (inputMode: 'numeric' | 'decimal') => ({
  inputLabel: { shrink: true },
  htmlInput: { inputMode, autoComplete: 'off' },
})
