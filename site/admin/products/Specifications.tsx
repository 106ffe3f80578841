import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ClipboardEvent } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { FormSection } from '../forms/FormSection.tsx'
import { parsePastedRows } from './pastedRows.ts'
import { emptyRow, type ProductFormValues } from './productForm.ts'
import { SpecificationFields } from './SpecificationFields.tsx'
import { SpecificationSuggestions } from './SpecificationSuggestions.tsx'

export function Specifications() {
  const { getValues } = useFormContext<ProductFormValues>()
  const { errors } = useFormState<ProductFormValues>()
  const { fields, append, remove, move, replace } = useFieldArray<
    ProductFormValues,
    'specifications'
  >({ name: 'specifications' })

  const paste = (index: number) => (event: ClipboardEvent) => {
    const pasted = parsePastedRows(event.clipboardData.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    const rows = getValues('specifications')
    const kept = rows.filter(({ name, value }, at) => at < index || name !== '' || value !== '')
    replace([...kept.slice(0, index), ...pasted, ...kept.slice(index)])
  }

  return (
    <FormSection title="Technische Daten">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Zwei Spalten aus Excel lassen sich in das erste Feld einer Zeile einfügen.
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {fields.map((field, index) => (
          <SpecificationFields
            key={field.id}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            onPaste={paste(index)}
          />
        ))}
      </Box>
      {errors.specifications?.message && (
        <Typography color="error" role="alert" sx={{ mt: 1 }}>
          {errors.specifications.message}
        </Typography>
      )}
      <Button startIcon={<AddIcon />} sx={{ mt: 1.5 }} onClick={() => append(emptyRow)}>
        Zeile hinzufügen
      </Button>
      <SpecificationSuggestions />
    </FormSection>
  )
}
