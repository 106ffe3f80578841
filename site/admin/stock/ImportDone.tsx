import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportReport } from '../../../shared/stock/import.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { adminPaths } from '../paths.ts'
import { countsText } from './importText.ts'
import { UndoButton } from './UndoButton.tsx'

interface Props {
  report: ImportReport
  onAgain: () => void
}

export const ImportDone = ({ report, onAgain }: Props) => (
  <FormSection title="Importiert">
    <Alert severity="success" sx={{ mb: 2 }}>
      Die Änderungen sind übernommen und auf der Website: {countsText(report)}.
    </Alert>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="contained" component={RouterLink} to={adminPaths.products}>
        Zu den Produkten
      </Button>
      <Button variant="outlined" onClick={onAgain}>
        Weitere Datei einlesen
      </Button>
      {report.import !== undefined && <UndoButton id={report.import} onUndone={onAgain} />}
      {report.failedRows && <Link href={report.failedRows}>Fehlerhafte Zeilen herunterladen</Link>}
    </Box>
  </FormSection>
)
