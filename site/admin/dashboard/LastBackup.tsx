import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatDateTime } from '../../../shared/dates.ts'
import { newestText } from '../backups/backupText.ts'
import { useBackupStatus } from '../backups/useBackups.ts'
import { adminPaths } from '../paths.ts'
import { QueryPanel } from './Panel.tsx'

/** When everything was last backed up; warns after two days. */
export const LastBackup = () => (
  <QueryPanel title="Sicherung" query={useBackupStatus()}>
    {({ failure, isOverdue, newest }) => (
      <>
        {isOverdue && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            Seit mehr als zwei Tagen wurde nicht gesichert.
          </Alert>
        )}
        {failure && (
          <Alert severity="error" sx={{ mb: 1 }}>
            Die Sicherung vom {formatDateTime(failure.at)} Uhr ist fehlgeschlagen. {failure.error}
          </Alert>
        )}
        <Typography>{newestText({ newest })}</Typography>
        <Link component={RouterLink} to={adminPaths.backups}>
          Zu den Sicherungen
        </Link>
      </>
    )}
  </QueryPanel>
)
