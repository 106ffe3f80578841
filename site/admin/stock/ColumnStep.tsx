import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ImportReport } from '../../../shared/stock/import.ts'
import type { FixedValues, Mapping } from '../../../shared/stock/mapping.ts'
import { ChoiceField } from '../layout/ChoiceField.tsx'
import { Panel } from '../layout/Panel.tsx'
import { ColumnTable } from './ColumnTable.tsx'
import { FixedFields } from './FixedFields.tsx'
import { SavedMappings } from './SavedMappings.tsx'

interface Reading {
  mapping: Mapping
  fixed: FixedValues
}

interface Props {
  report: ImportReport
  isDisabled: boolean
  onPlace: (place: { sheet?: string; headerRow?: number }) => void
  onReading: (reading: Reading) => void
  onResult: () => void
}

/** What the file holds, before anything is made of it: each column with some values, and as what it is read. */
export function ColumnStep({ report, isDisabled, onPlace, onReading, onResult }: Props) {
  const { columns, fixed: fixedBefore, isRemembered, samples } = report
  const before = mappingOf(columns)
  const [mapping, setMapping] = useState(before)
  const [fixed, setFixed] = useState(fixedBefore)
  const targets = new Set(Object.values(mapping))
  const choose = (header: string, target: string | null) =>
    setMapping({
      // Only one column can be each thing.
      ...Object.fromEntries(
        Object.entries(mapping).map(([other, was]) => [other, was === target ? null : was]),
      ),
      [header]: target,
    })
  const goOn = () => {
    const needed = Object.fromEntries(
      Object.entries(fixed).filter(([target, text]) => text.trim() !== '' && !targets.has(target)),
    )
    const isSame = sameJson(mapping, before) && sameJson(needed, fixedBefore)
    if (isSame && report.rows > 0) onResult()
    else onReading({ mapping, fixed: needed })
  }
  return (
    <>
      <Panel title="Spalten der Datei">
        <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
          Prüfen Sie, was jede Spalte enthält. Was Besucher auf der Website sehen, ist markiert;
          alles andere bleibt intern.
        </Typography>
        {isRemembered && (
          <Alert severity="info" sx={{ mb: 2 }}>
            Zugeordnet wie beim letzten Import mit denselben Überschriften.
          </Alert>
        )}
        <TablePlace table={report.table} isDisabled={isDisabled} onPlace={onPlace} />
        <SavedMappings
          mapping={mapping}
          isDisabled={isDisabled}
          onMapping={(saved) => setMapping({ ...mapping, ...picked(saved, columns) })}
        />
        <ColumnTable
          columns={columns.map(({ header }, at) => ({
            header,
            samples: samples[at] ?? [],
            readAs: mapping[header] ?? null,
          }))}
          isDisabled={isDisabled}
          onChoose={choose}
        />
      </Panel>
      <Panel title="Für alle Maschinen gleich">
        <FixedFields
          targets={targets}
          fixed={fixed}
          isDisabled={isDisabled}
          onFixed={(target, text) => setFixed({ ...fixed, [target]: text })}
        />
        <Button
          variant="contained"
          color="secondary"
          disabled={isDisabled}
          onClick={goOn}
          sx={{ mt: 3 }}
        >
          Weiter zum Ergebnis
        </Button>
      </Panel>
    </>
  )
}

const sameJson = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

interface TablePlaceProps extends Pick<Props, 'isDisabled' | 'onPlace'> {
  table: ImportReport['table']
}

/** Where in the file the table is. */
function TablePlace({ table, isDisabled, onPlace }: TablePlaceProps) {
  const { sheets, sheet, headerRow, start } = table
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
      {sheets.length > 1 && (
        <ChoiceField
          label="Blatt"
          sx={{ flex: '0 1 240px' }}
          disabled={isDisabled}
          value={sheet ?? ''}
          choices={sheets.map((name) => ({ value: name, label: name }))}
          onChoose={(name) => onPlace({ sheet: name })}
        />
      )}
      {start.length > 1 && (
        <ChoiceField
          label="Zeile mit den Überschriften"
          sx={{ flex: '1 1 280px', maxWidth: 560 }}
          disabled={isDisabled}
          value={headerRow}
          choices={start.map(({ row, text }) => ({ value: row, label: `${row}: ${text}` }))}
          onChoose={(row) => onPlace({ ...(sheet !== null && { sheet }), headerRow: Number(row) })}
        />
      )}
    </Box>
  )
}

const mappingOf = (columns: ImportReport['columns']): Mapping =>
  Object.fromEntries(columns.map(({ header, readAs }) => [header, readAs]))

/** What a mapping says of these columns. */
const picked = (mapping: Mapping, columns: ImportReport['columns']): Mapping =>
  Object.fromEntries(
    columns.flatMap(({ header }) =>
      Object.hasOwn(mapping, header) ? [[header, mapping[header] ?? null]] : [],
    ),
  )
