import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { SelectInput, TextInput } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { readFigure } from '../../../shared/figures/read-figure.ts'
import { figureKeys } from '../../../shared/figures/registry.ts'
import {
  markLabels,
  markLegend,
  marks,
  PARTS_PER_REPORT,
  usualParts,
} from '../../../shared/product/condition-report.ts'
import { useChosenCategory } from '../categories/useCategories.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { RemoveButton } from '../parts/RowButtons.tsx'
import { FieldInput } from './FieldInput.tsx'
import { type ReportRow, withProposed } from './productForm.ts'

const FIELD = 'conditionReport'
const PARTS_LIST = 'baugruppen'
const markChoices = marks.map((mark) => ({ id: mark, name: `${mark} ${markLabels[mark]}` }))

const onePhoneRow = { gridColumn: { xs: '1 / -1', md: 'auto' } }

interface Rows {
  [FIELD]: ReportRow[]
}

/** What was checked of the machine, part by part. The parts of the trade are proposed; those without a mark are dropped. */
export function ConditionReport() {
  const { fields, append, remove, replace } = useFieldArray<Rows>({ name: FIELD })
  const { getValues } = useFormContext<Rows>()
  const parts = usualParts(useIsElectric())
  const propose = () => replace(withProposed(getValues(FIELD) ?? [], parts))
  return (
    <Panel title="Zustandsbericht">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Steht auf der Seite der Maschine und als PDF zum Ausdrucken. Note: {markLegend}
      </Typography>
      <datalist id={PARTS_LIST}>
        {parts.map((part) => (
          <option key={part} value={part} />
        ))}
      </datalist>
      {fields.length > 0 && (
        <Box sx={{ maxWidth: 240, mb: 2 }}>
          <FieldInput field="conditionAt" />
        </Box>
      )}
      {fields.map(({ id }, index) => (
        <PartRow key={id} index={index} remove={() => remove(index)} />
      ))}
      {fields.length > 0 && (
        <Button
          startIcon={<AddIcon />}
          disabled={fields.length >= PARTS_PER_REPORT}
          onClick={() => append({ part: '', mark: null, note: '' })}
        >
          Baugruppe hinzufügen
        </Button>
      )}
      <Button onClick={propose} disabled={parts.length + fields.length > PARTS_PER_REPORT}>
        Übliche Baugruppen vorschlagen
      </Button>
    </Panel>
  )
}

function PartRow({ index, remove }: { index: number; remove: () => void }) {
  const source = (field: keyof ReportRow) => `${FIELD}.${index}.${field}`
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: { xs: 2, md: 1 } }}>
      <Stacked
        sx={{ flex: 1, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr minmax(10rem, 1.5fr) 4fr' } }}
        gap={1}
      >
        <TextInput
          source={source('part')}
          label="Baugruppe"
          slotProps={{ htmlInput: { list: PARTS_LIST, autoComplete: 'off' } }}
        />
        <SelectInput source={source('mark')} label="Note" choices={markChoices} emptyText="–" />
        <TextInput source={source('note')} label="Bemerkung" multiline sx={onePhoneRow} />
      </Stacked>
      <RemoveButton label={`Baugruppe ${index + 1} entfernen`} onRemove={remove} />
    </Box>
  )
}

/** By the drive as it is typed, else by the category. */
function useIsElectric(): boolean {
  const typed: unknown = useWatch({ name: `specifications.${figureKeys.indexOf('drive')}.value` })
  const category = useChosenCategory()
  const drive = typeof typed === 'string' ? readFigure('drive', typed) : null
  return drive === null ? category?.slug !== 'diesel' : drive === 'electric'
}
