import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button as AdminButton } from 'react-admin'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import { type ImportReport, LISTED_ERRORS } from '../../../shared/stock/import.ts'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ColumnList } from './ColumnList.tsx'
import { countsText } from './importText.ts'

interface Choice {
  mapping: Mapping
  fetchPictures: boolean
}

interface Props {
  report: ImportReport
  chosen: Choice
  isDisabled: boolean
  onChoice: (choice: Partial<Choice>) => void
  onApply: () => void
}

/** What an import would do, before anything is changed. */
export function ImportPreview({ report, chosen, isDisabled, onChoice, onApply }: Props) {
  const changes = report.created + report.changed
  return (
    <>
      <FormSection title="Ergebnis der Prüfung">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity={report.failed > 0 ? 'warning' : 'info'}>{countsText(report)}</Alert>
          {report.ignored.length > 0 && (
            <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
              Nicht gelesen werden: {report.ignored.map((header) => `„${header}“`).join(', ')}
            </Alert>
          )}
          {report.failed > 0 && <ErrorList report={report} />}
          {report.columns.some(({ readAs }) => readAs === 'images') && (
            <FormControlLabel
              disabled={isDisabled}
              control={
                <Checkbox
                  checked={chosen.fetchPictures}
                  onChange={(_, fetchPictures) => onChoice({ fetchPictures })}
                />
              }
              label="Bilder anderer Server herunterladen und hier speichern"
            />
          )}
          {report.pictures > 0 && (
            <span>{formatCount(report.pictures, 'Bild wird', 'Bilder werden')} übernommen.</span>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Button
              variant="contained"
              color="secondary"
              disabled={isDisabled || changes === 0}
              onClick={onApply}
            >
              {report.failed > 0 ? 'Ohne die fehlerhaften Zeilen übernehmen' : 'Übernehmen'}
            </Button>
            {report.failedRows && (
              <Link href={report.failedRows}>Fehlerhafte Zeilen herunterladen</Link>
            )}
            {changes === 0 && <span>Es gibt nichts zu übernehmen.</span>}
          </Box>
        </Box>
      </FormSection>
      {report.changes.length > 0 && <ChangeList report={report} />}
      <ColumnList
        columns={report.columns}
        mapping={chosen.mapping}
        isDisabled={isDisabled}
        onMapping={(mapping) => onChoice({ mapping })}
      />
    </>
  )
}

const AT_FIRST = 20

function ErrorList({ report: { errors } }: { report: ImportReport }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? errors : errors.slice(0, AT_FIRST)
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label="Fehler" sx={{ '& td': { overflowWrap: 'anywhere' } }}>
          <TableHead>
            <TableRow>
              <TableCell>Zeile</TableCell>
              <TableCell>Spalte</TableCell>
              <TableCell>Fehler</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ row, column, value, message }) => (
              <TableRow key={`${row} ${column} ${message}`}>
                <TableCell component="th" scope="row">
                  {row}
                </TableCell>
                <TableCell>{column}</TableCell>
                <TableCell>
                  {message}
                  {value && !message.includes(value) && (
                    <Typography variant="body2" color="textSecondary">
                      In der Zelle steht „{value}“
                    </Typography>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {errors.length > shown.length && (
        <AdminButton label={`Alle ${errors.length} Fehler zeigen`} onClick={() => setAll(true)} />
      )}
      {errors.length === LISTED_ERRORS && (
        <Typography variant="body2">
          Genannt werden die ersten {formatNumber(LISTED_ERRORS)} Fehler.
        </Typography>
      )}
    </>
  )
}
