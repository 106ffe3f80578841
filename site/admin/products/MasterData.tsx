import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { NumberInput, ReferenceInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatPrice } from '../../../shared/format.ts'
import { byOrder } from '../categories/useCategories.ts'
import { FormSection } from '../forms/FormSection.tsx'

const PRICE_HINT = 'netto in Euro'
const ON_REQUEST_HINT = '0 heißt „Preis auf Anfrage“'
const wide = { gridColumn: '1 / -1' }

export function MasterData() {
  const price: unknown = useWatch({ name: 'price' })
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
        <NumberInput source="year" />
        <NumberInput
          source="price"
          helperText={
            typeof price === 'number' && price > 0
              ? `${formatPrice(price)} ${PRICE_HINT}`
              : `${PRICE_HINT}, ${ON_REQUEST_HINT}`
          }
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
          }}
        />
        <TextInput source="location" />
        <ReferenceInput source="categoryId" reference="categories" {...byOrder}>
          <SelectInput emptyText="Bitte wählen" />
        </ReferenceInput>
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
