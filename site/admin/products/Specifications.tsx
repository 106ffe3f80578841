import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FormSection } from '../forms/FormSection.tsx'
import { emptyRow, type ProductFormValues } from './productForm.ts'
import { SpecificationRow } from './SpecificationRow.tsx'
import { NAME_LIST, specificationExamples } from './specificationNames.ts'

export function Specifications() {
  const rows = useWatch<ProductFormValues, 'specifications'>({ name: 'specifications' })
  return (
    <FormSection title="Technische Daten">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Zwei Spalten aus Excel lassen sich in das erste Feld einer Zeile einfügen.
      </Typography>
      <ArrayInput source="specifications" label={false} helperText={false}>
        <SimpleFormIterator
          inline
          fullWidth
          disableClear
          disableRemove={rows.length === 1}
          addButton={<AddRow />}
        >
          <SpecificationRow />
        </SimpleFormIterator>
      </ArrayInput>
      <datalist id={NAME_LIST}>
        {Object.keys(specificationExamples).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormSection>
  )
}

/** A button with a text, because react-admin's own is only a plus sign. */
function AddRow() {
  const { add } = useSimpleFormIterator()
  return (
    <Button startIcon={<AddIcon />} onClick={() => add(emptyRow)}>
      Zeile hinzufügen
    </Button>
  )
}
