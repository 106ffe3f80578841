import { Alert, Box, Button, Checkbox, FormControlLabel, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { type ImportReport, LISTED_CHANGES } from '../../../shared/stock/import.ts'
import type { Corrections } from '../../../shared/stock/mapping.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { Differences } from '../history/Differences.tsx'
import { useFirst } from '../lists/useFirst.ts'
import { BulletList, PlainList, Row, Stacked } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { useDescribeField } from '../products/describeField.ts'
import { CheckAgain, FailedRows } from './FailedRows.tsx'
import { GoneMachines } from './GoneMachines.tsx'
import { HintList, RowHints } from './Hints.tsx'
import { AS_BEFORE, countsText, FETCH_PICTURES, foreignPicturesText } from './importText.ts'
import { LackingPictures } from './LackingPictures.tsx'
import { NewMachines } from './NewMachines.tsx'
import type { ImportChoice } from './runImport.ts'
import type { ImportProgress } from './useImport.ts'

interface Props {
  steps: ImportProgress
  chosen: ImportChoice
  report: ImportReport
}

/** What an import would do, before anything is changed. */
export function ImportResult({ steps, chosen, report }: Props) {
  const { typed, checkAgain } = steps
  const { fetchPictures, corrections = {}, gone: fates = {} } = chosen
  const isDisabled = steps.isPending
  const onCorrect = (added: Corrections) => checkAgain({ corrections: added })
  const decided = report.gone.filter(({ id }) => (fates[id] ?? 'leave') !== 'leave')
  const changes = report.created + report.changed + decided.length
  const leftOut = Object.keys(corrections).filter((row) => corrections[row] === null)
  const isTyped = Object.keys(typed).length > 0
  const told = new Set(report.changes.map(({ row }) => row))
  const others = report.hints.filter(({ row }) => !told.has(row))
  return (
    <>
      <Panel title="Ergebnis der Prüfung">
        <Stacked>
          <Alert severity={report.failed > 0 ? 'warning' : 'info'}>{countsText(report)}</Alert>
          {report.isRemembered && <Typography variant="note">{AS_BEFORE}</Typography>}
          <WithoutNumbers report={report} isDisabled={isDisabled} onCorrect={onCorrect} />
          {leftOut.length > 0 && (
            <Row align="center" gap={2}>
              <span>{formatCount(leftOut.length, 'Zeile ist', 'Zeilen sind')} weggelassen.</span>
              <Button
                size="small"
                disabled={isDisabled}
                onClick={() => onCorrect(Object.fromEntries(leftOut.map((row) => [row, {}])))}
              >
                Wieder aufnehmen
              </Button>
            </Row>
          )}
          {report.ignored.length > 0 && (
            <Alert severity="info">
              Nicht gelesen werden: {report.ignored.map((header) => `„${header}“`).join(', ')}
            </Alert>
          )}
          {report.columns.some(({ readAs }) => readAs === 'images') && (
            <FormControlLabel
              disabled={isDisabled}
              control={
                <Checkbox
                  checked={fetchPictures}
                  onChange={(_, isChecked) => checkAgain({ fetchPictures: isChecked })}
                />
              }
              label={FETCH_PICTURES}
            />
          )}
          {report.foreignPictures > 0 && (
            <Alert severity="info">{foreignPicturesText(report)}</Alert>
          )}
          {report.pictures > 0 && (
            <span>{formatCount(report.pictures, 'Bild wird', 'Bilder werden')} übernommen.</span>
          )}
          {report.unusedPictures.length > 0 && (
            <Alert severity="info">
              Keine Zeile nennt diese Bilder der ZIP-Datei:{' '}
              {firstOf(report.unusedPictures.map((name) => `„${name}“`))}
            </Alert>
          )}
          <Row align="center" gap={2}>
            {isTyped ? (
              <CheckAgain typed={typed} isDisabled={isDisabled} checkAgain={checkAgain} />
            ) : (
              <Button
                variant="contained"
                color="secondary"
                disabled={isDisabled || changes === 0}
                onClick={steps.apply}
              >
                {report.failed > 0 ? 'Ohne die fehlerhaften Zeilen übernehmen' : 'Übernehmen'}
              </Button>
            )}
            <Button variant="outlined" disabled={isDisabled} onClick={() => steps.show('columns')}>
              Spalten ändern
            </Button>
            {isTyped && <span>Erst danach kann übernommen werden.</span>}
            {changes === 0 && !isTyped && <span>Es gibt nichts zu übernehmen.</span>}
          </Row>
        </Stacked>
      </Panel>
      {report.errors.length > 0 && (
        <FailedRows
          report={report}
          typed={typed}
          isDisabled={isDisabled}
          checkAgain={checkAgain}
          onType={steps.type}
        />
      )}
      {report.gone.length > 0 && (
        <GoneMachines
          gone={report.gone}
          fates={fates}
          isDisabled={isDisabled}
          onChoose={steps.decide}
        />
      )}
      {report.failedPictures.length > 0 && <LackingPictures machines={report.failedPictures} />}
      {report.created > 0 && <NewMachines report={report} />}
      {report.changed > 0 && <ChangeList report={report} />}
      {others.length > 0 && <HintList hints={others} />}
    </>
  )
}

/** What changes of each machine that is there, field by field. */
function ChangeList({ report }: { report: ImportReport }) {
  const describe = useDescribeField()
  const changes = report.changes.flatMap(({ id, ...change }) =>
    id === null ? [] : [{ ...change, id }],
  )
  const { shown, showAll } = useFirst(changes)
  return (
    <Panel title="Was sich ändert">
      <PlainList gap={2}>
        {shown.map((change) => (
          <Box component="li" key={change.row} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <Row align="center" below={1}>
              <Typography variant="h3">
                <Link component={RouterLink} to={adminPaths.product(change.id)}>
                  {change.title}
                </Link>
              </Typography>
              <Typography variant="note">Zeile {change.row}</Typography>
            </Row>
            <RowHints hints={report.hints} row={change.row} />
            <Differences resource="products" fields={change.fields} describe={describe} />
          </Box>
        ))}
      </PlainList>
      {showAll && <Button onClick={showAll}>Alle {changes.length} zeigen</Button>}
      {report.changed > changes.length && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          Gezeigt werden die ersten {LISTED_CHANGES} neuen und geänderten Maschinen.
        </Typography>
      )}
    </Panel>
  )
}

const MOST_NAMED = 10

const firstOf = (names: readonly string[]) => {
  const others = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join(', ')}${others > 0 ? ` und ${others} weitere` : ''}`
}

interface WithoutNumbersProps {
  report: ImportReport
  isDisabled: boolean
  onCorrect: (corrections: Corrections) => void
}

/** Says that nothing in a list names its machines, and which of its new ones are likely to be there already. */
function WithoutNumbers({ report, isDisabled, onCorrect }: WithoutNumbersProps) {
  const { similar, created, failed } = report
  const isNameless = report.noStockNumber && created + failed > 0
  if (!isNameless && similar.length === 0) return null
  return (
    <Alert severity="warning">
      {isNameless &&
        'Keine Spalte nennt eine Lagernummer: Alle Zeilen gelten als neue Maschinen, auch beim nächsten Mal.'}
      {similar.length > 0 && (
        <>
          {' '}
          {formatCount(similar.length, 'Zeile sieht', 'Zeilen sehen')} aus wie eine Maschine, die es
          schon gibt:
          <BulletList sx={{ my: 1 }}>
            {similar.slice(0, MOST_NAMED).map(({ row, id, title }) => (
              <li key={row}>
                Zeile {row} wie{' '}
                <Link component={RouterLink} to={adminPaths.product(id)}>
                  {title}
                </Link>
              </li>
            ))}
            {similar.length > MOST_NAMED && <li>und {similar.length - MOST_NAMED} weitere</li>}
          </BulletList>
          <Row>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={isDisabled}
              onClick={() =>
                onCorrect(Object.fromEntries(similar.map(({ row }) => [String(row), null])))
              }
            >
              {similar.length === 1 ? 'Diese Zeile weglassen' : 'Diese Zeilen weglassen'}
            </Button>
          </Row>
        </>
      )}
    </Alert>
  )
}
