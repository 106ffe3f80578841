import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormSection } from '../forms/FormSection.tsx'
import { FigureFields } from './FigureFields.tsx'
import { emptyRow, FIELDS, fillRows, type SpecificationRow } from './figureRows.ts'
import { PasteSheet } from './PasteSheet.tsx'
import { SpecificationRow as Row } from './SpecificationRow.tsx'

interface Rows {
  specifications: SpecificationRow[]
}

/** All technical data are rows of one list: first those that are fields, then the dealer's own. */
export function Specifications() {
  const { fields, append, remove, swap, replace } = useFieldArray<Rows>({
    name: 'specifications',
  })
  const own = fields.slice(FIELDS)
  const { getValues } = useFormContext<Rows>()
  // `fields` does not know what was typed since the last row came or went.
  const fill = (pasted: SpecificationRow[]) =>
    replace(fillRows(getValues('specifications'), pasted))
  return (
    <FormSection title="Technische Daten">
      <PasteSheet fill={fill} />
      <FigureFields />
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        Weitere Angaben
      </Typography>
      {own.map(({ id }, index) => (
        <Row
          key={id}
          index={FIELDS + index}
          fill={fill}
          remove={own.length > 1 ? () => remove(FIELDS + index) : undefined}
          moveUp={index > 0 ? () => swap(FIELDS + index, FIELDS + index - 1) : undefined}
          moveDown={
            index < own.length - 1 ? () => swap(FIELDS + index, FIELDS + index + 1) : undefined
          }
        />
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append(emptyRow)}>
        Zeile hinzufügen
      </Button>
    </FormSection>
  )
}
