import { Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { ImportReport } from '../../../shared/stock/import.ts'
import type { TableReading } from '../../../shared/stock/mapping.ts'
import { AlertAbove, Row, Stacked } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'
import { FixedFields } from './FixedFields.tsx'
import { AS_BEFORE } from './importText.ts'
import { ColumnTable, WordTable } from './ReadingTables.tsx'
import { isAnythingOpen, readingOf, tidied } from './reading.ts'
import { SavedMappings } from './SavedMappings.tsx'

interface Props {
  report: ImportReport
  /** Whether somebody has wanted to go on, so that what is open is marked. */
  isTried: boolean
  isDisabled: boolean
  onPlace: (place: { sheet?: string; headerRow?: number }) => void
  onReading: (reading: TableReading) => void
  onResult: () => void
}

/** What the file holds, before anything is made of it: its columns and words, and as what each is read. */
export function ColumnStep(props: Props) {
  const { report, isDisabled, onPlace, onReading, onResult } = props
  const { isRemembered } = report
  const before = readingOf(report)
  const [reading, setReading] = useState(before)
  const [tries, setTries] = useState(props.isTried ? 1 : 0)
  const parts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) parts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const shared = { report, reading, isTried: tries > 0, isDisabled, onReading: setReading }
  const isNumbered = Object.values(reading.columns).some(
    (is) => is === 'stockNumber' || is === 'id',
  )
  const goOn = () => {
    if (isAnythingOpen(report, reading)) return setTries(tries + 1)
    const said = tidied(reading)
    if (sameJson(said, before) && report.rows > 0) onResult()
    else onReading(said)
  }
  return (
    <Stacked ref={parts}>
      <Panel title="Spalten der Datei">
        <Typography variant="intro">
          Prüfen Sie, was jede Spalte enthält. Was Besucher auf der Website sehen, ist markiert;
          alles andere bleibt intern.
        </Typography>
        {isRemembered && <AlertAbove severity="info">{AS_BEFORE}</AlertAbove>}
        {report.table.headerRow === 0 && !isRemembered && (
          <AlertAbove severity="info">
            Die Liste hat keine Überschriften. Wählen Sie, was jede Spalte enthält; darunter stehen
            ihre ersten Werte.
          </AlertAbove>
        )}
        {report.noStockNumber && !isNumbered && (
          <AlertAbove severity="warning">
            Keine Spalte nennt eine Lagernummer, an der Maschinen wiedererkannt werden. Hat Ihre
            Liste eine, wählen Sie sie unten.
          </AlertAbove>
        )}
        <Row align="end" gap={1.5} below={2}>
          <TablePlace table={report.table} isDisabled={isDisabled} onPlace={onPlace} />
          {!isRemembered && (
            <SavedMappings reading={reading} isDisabled={isDisabled} onReading={setReading} />
          )}
        </Row>
        <ColumnTable {...shared} />
      </Panel>
      <WordTable {...shared} />
      <Panel title="Für alle Maschinen gleich">
        <FixedFields {...shared} />
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
    </Stacked>
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
    <>
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
          choices={[
            { value: 0, label: 'Keine: Die erste Zeile ist schon eine Maschine' },
            ...start.map(({ row, text }) => ({ value: row, label: `${row}: ${text}` })),
          ]}
          onChoose={(row) => onPlace({ ...(sheet !== null && { sheet }), headerRow: Number(row) })}
        />
      )}
    </>
  )
}
