import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import { formatCount } from '../../../shared/format.ts'
import type { ImportReport } from '../../../shared/stock/import.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { ChangeList } from './ChangeList.tsx'
import { countsText } from './importText.ts'
import { NewMachines } from './NewMachines.tsx'
import { ErrorList, HintList } from './RowMessages.tsx'

interface Props {
  report: ImportReport
  fetchPictures: boolean
  isDisabled: boolean
  onFetchPictures: (fetchPictures: boolean) => void
  onColumns: () => void
  onApply: () => void
}

/** What an import would do, before anything is changed. */
export function ImportResult(props: Props) {
  const { report, fetchPictures, isDisabled, onFetchPictures, onColumns, onApply } = props
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
          {report.columns.some(({ readAs }) => readAs === 'images') && (
            <FormControlLabel
              disabled={isDisabled}
              control={
                <Checkbox
                  checked={fetchPictures}
                  onChange={(_, isChecked) => onFetchPictures(isChecked)}
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
            <Button variant="outlined" disabled={isDisabled} onClick={onColumns}>
              Spalten ändern
            </Button>
            {report.failedRows && (
              <Link href={report.failedRows}>Fehlerhafte Zeilen herunterladen</Link>
            )}
            {changes === 0 && <span>Es gibt nichts zu übernehmen.</span>}
          </Box>
        </Box>
      </FormSection>
      {report.errors.length > 0 && <ErrorList errors={report.errors} />}
      {report.created > 0 && <NewMachines report={report} />}
      {report.changed > 0 && <ChangeList report={report} />}
      {report.hints.length > 0 && <HintList hints={report.hints} />}
    </>
  )
}
