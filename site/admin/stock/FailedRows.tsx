import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { choicesOf } from '../../../shared/stock/choices.ts'
import { type ImportError, type ImportReport, LISTED_ERRORS } from '../../../shared/stock/import.ts'
import type { Corrections } from '../../../shared/stock/mapping.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { useCategoryNames } from '../categories/useCategories.ts'
import { useFirst } from '../lists/useFirst.ts'
import { Columns, PlainList, Row } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'
import { columnOfCell } from './reading.ts'

interface Props {
  report: ImportReport
  /** What is typed and not checked yet. */
  typed: Corrections
  isDisabled: boolean
  onType: (corrections: Corrections) => void
  /** Has what was typed checked. */
  checkAgain: () => void
}

/** The rows that cannot come in, each cell to be typed anew here, without opening the file. */
export function FailedRows({ report, typed, isDisabled, onType, checkAgain }: Props) {
  const titles = new Map(report.failing.map(({ row, title }) => [row, title]))
  const rows = [...Map.groupBy(report.errors, ({ row }) => row)]
  const { shown, showAll } = useFirst(rows)
  return (
    <Panel title="Fehlerhafte Zeilen">
      <Typography variant="intro">
        Ergänzen Sie hier, was fehlt, oder lassen Sie Zeilen weg. Ihre Datei bleibt, wie sie ist.
      </Typography>
      <PlainList gap={0} aria-label="Fehlerhafte Zeilen">
        {shown.map(([row, errors]) => (
          <FailedRow
            key={row}
            row={row}
            title={titles.get(row) ?? ''}
            errors={errors}
            report={report}
            correction={typed[row]}
            isDisabled={isDisabled}
            onCorrect={(correction) => {
              const { [row]: _, ...others } = typed
              onType(correction === undefined ? others : { ...others, [row]: correction })
            }}
          />
        ))}
      </PlainList>
      {showAll && <Button onClick={showAll}>Alle {rows.length} Zeilen zeigen</Button>}
      {report.errors.length === LISTED_ERRORS && (
        <Typography variant="body2">
          Genannt werden die ersten {formatNumber(LISTED_ERRORS)} Fehler.
        </Typography>
      )}
      <Row align="center" gap={2} above={2}>
        <CheckAgain typed={typed} isDisabled={isDisabled} checkAgain={checkAgain} />
        {report.failedRows && (
          <Link href={report.failedRows}>Fehlerhafte Zeilen herunterladen</Link>
        )}
      </Row>
    </Panel>
  )
}

type CheckProps = Pick<Props, 'typed' | 'isDisabled' | 'checkAgain'>

export function CheckAgain({ typed, isDisabled, checkAgain }: CheckProps) {
  const count = Object.keys(typed).length
  return (
    <Button
      variant="contained"
      color="secondary"
      disabled={isDisabled || count === 0}
      onClick={() => checkAgain()}
    >
      {count > 0
        ? `${formatCount(count, 'Zeile', 'Zeilen')} erneut prüfen`
        : 'Geänderte Zeilen erneut prüfen'}
    </Button>
  )
}

interface FailedRowProps {
  row: number
  title: string
  errors: ImportError[]
  report: ImportReport
  /** Null where the row is left out. */
  correction: Corrections[string] | undefined
  isDisabled: boolean
  onCorrect: (correction: Corrections[string] | undefined) => void
}

function FailedRow(props: FailedRowProps) {
  const { row, title, errors, report, correction, isDisabled, onCorrect } = props
  const names = useCategoryNames()
  const isLeftOut = correction === null
  /** A cell, as a choice where there are few things that it can say. */
  const cellOf = ([column, [error]]: [string, ImportError[]]) => {
    const readAs = columnOfCell(report, column)
    // A price is a number first.
    const choices = readAs && readAs.field !== 'price' ? choicesOf(readAs, names) : null
    const value = correction?.[column] ?? error?.value ?? ''
    const change = (text: string) => onCorrect({ ...correction, [column]: text })
    const common = {
      label: column,
      value,
      error: true,
      helperText: error?.message ?? '',
      disabled: isDisabled,
      slotProps: { htmlInput: { 'aria-label': `${column}, Zeile ${row}` } },
    }
    if (!choices)
      return <TextField key={column} {...common} onChange={({ target }) => change(target.value)} />
    const all = choices.includes(value) ? choices : [value, ...choices]
    return (
      <ChoiceField
        key={column}
        {...common}
        choices={all.map((choice) => ({ value: choice, label: choice || 'Bitte wählen' }))}
        onChoose={change}
      />
    )
  }
  return (
    <Box component="li" sx={rowLayout}>
      <div>
        <strong>{title || 'Ohne Namen'}</strong>
        <Typography variant="note">Zeile {row}</Typography>
        <Button
          size="small"
          disabled={isDisabled}
          aria-label={isLeftOut ? `Zeile ${row} doch übernehmen` : `Zeile ${row} weglassen`}
          onClick={() => onCorrect(isLeftOut ? undefined : null)}
          sx={{ ml: -1 }}
        >
          {isLeftOut ? 'Doch übernehmen' : 'Weglassen'}
        </Button>
      </div>
      {isLeftOut ? (
        <Typography variant="note">Diese Zeile wird weggelassen.</Typography>
      ) : (
        <Columns width={220}>
          {[...Map.groupBy(errors, ({ column }) => column)].map(cellOf)}
        </Columns>
      )}
    </Box>
  )
}

const rowLayout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '220px minmax(0, 1fr)' },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
}
