import Box from '@mui/material/Box'
import { AutocompleteInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { countryName, listCountries } from '../../../shared/offers/countries.ts'
import { Stacked } from '../layout/Boxes.tsx'
import { Panel } from '../layout/Panel.tsx'

const countryChoices = listCountries().map((id) => ({ id, name: countryName(id) }))

/** To whom the paper is addressed. */
export function RecipientInputs() {
  const taxMode: unknown = useWatch({ name: 'taxMode' })
  return (
    <Panel title="Empfänger">
      <Box sx={columns}>
        <TextInput source="recipient.company" label="Firma" />
        <TextInput source="recipient.name" label="Name" />
        <TextInput source="recipient.street" label="Straße und Hausnummer" />
        <Stacked sx={{ gridTemplateColumns: '112px minmax(0, 1fr)' }}>
          <TextInput source="recipient.postalCode" label="Postleitzahl" />
          <TextInput source="recipient.city" label="Ort" />
        </Stacked>
        <AutocompleteInput
          source="recipient.country"
          label="Land"
          choices={countryChoices}
          isRequired
          helperText={false}
        />
        <TextInput
          source="recipient.vatId"
          label="USt-IdNr."
          helperText={taxMode === 'eu' && 'Ohne sie ist eine Lieferung in die EU nicht steuerfrei'}
        />
      </Box>
    </Panel>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { m: 0 },
}
