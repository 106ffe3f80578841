import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount } from '../../../shared/format.ts'
import { FURTHER, mappingTargets } from '../../../shared/stock/columns.ts'
import type { ImportReport } from '../../../shared/stock/import.ts'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { SavedMappings } from './SavedMappings.tsx'

const NOT_READ = ''

interface Props {
  columns: ImportReport['columns']
  mapping: Mapping
  isDisabled: boolean
  onMapping: (mapping: Mapping) => void
}

/** As what each column is read, to be corrected by hand. */
export function ColumnList({ columns, mapping, isDisabled, onMapping }: Props) {
  const unread = columns.filter(({ readAs }) => readAs === null).length
  return (
    <FormSection title="Spalten der Datei">
      <Typography sx={{ mb: 2 }}>
        Ist eine Spalte falsch erkannt, wählen Sie, was sie enthält. Die Datei wird dann neu
        geprüft.
      </Typography>
      <SavedMappings columns={columns} isDisabled={isDisabled} onMapping={onMapping} />
      <details open={unread > 0}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
          {formatCount(columns.length, 'Spalte', 'Spalten')}
          {unread > 0 ? `, ${unread} davon nicht erkannt` : ', alle erkannt'}
        </Box>
        <Box
          component="fieldset"
          disabled={isDisabled}
          sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: columnsOf }}
        >
          {columns.map(({ header, readAs }) => (
            <ChoiceField
              key={header}
              label={header || '(ohne Überschrift)'}
              value={readAs ?? NOT_READ}
              choices={choicesFor(header, readAs)}
              onChoose={(target) => onMapping({ ...mapping, [header]: target || null })}
            />
          ))}
        </Box>
      </details>
    </FormSection>
  )
}

const columnsOf = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))'

function choicesFor(header: string, readAs: string | null) {
  const further = readAs?.startsWith(FURTHER) ? readAs : `${FURTHER}${header}`
  return [
    { value: NOT_READ, label: 'Nicht lesen' },
    ...mappingTargets.map(({ target, header }) => ({ value: target, label: header })),
    { value: further, label: further },
  ]
}
