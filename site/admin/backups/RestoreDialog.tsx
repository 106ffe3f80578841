import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { endSession } from '../auth/session.ts'
import { BackupProgress } from './BackupProgress.tsx'
import { backupCalls } from './backupCalls.ts'
import { lossText } from './backupText.ts'
import { RestoreReportView } from './RestoreReportView.tsx'
import { useBackupStatus } from './useBackups.ts'

interface Props {
  /** The name of a backup on the server, or a file. */
  source: string | File
  onClose: () => void
}

/** Checks a backup, says what it would change, and restores it after consent. Then everybody logs in anew. */
export function RestoreDialog({ source, onClose }: Props) {
  const notify = useNotify()
  const check = useQuery({
    queryKey: ['backup-check', source],
    queryFn: () => backupCalls.restore(source, 'check'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const apply = useMutation({
    mutationFn: () => backupCalls.restore(source, 'apply'),
    onSuccess: () => {
      notify('Alles ist zurückgespielt. Bitte melden Sie sich neu an.', { type: 'success' })
      endSession()
    },
  })
  const isBusy = check.isPending || apply.isPending
  const { data: status } = useBackupStatus({ isBusy })
  const error = apply.error ?? check.error
  const waiting = typeof source === 'string' ? 'Bitte warten …' : 'Die Datei wird übertragen …'
  return (
    <Dialog
      open
      onClose={apply.isPending ? () => {} : onClose}
      aria-labelledby="zurueckspielen-titel"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="zurueckspielen-titel">Sicherung zurückspielen</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {check.data && <RestoreReportView report={check.data} />}
        {isBusy && <BackupProgress work={status?.work ?? null} text={waiting} />}
        {error && <Alert severity="error">{error.message}</Alert>}
        {check.data && !apply.isPending && (
          <Alert severity="warning">
            Alles, was jetzt auf der Website und in der Verwaltung steht, wird durch die Sicherung
            ersetzt. {lossText(check.data.lost)} Vorher wird der heutige Stand von selbst gesichert.
            Alle Sitzungen enden, auch Ihre. Es gelten die Konten und Passwörter aus der Sicherung.
            Solange es läuft, kann niemand speichern; Besucher sehen die Website weiter.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={apply.isPending}>
          Abbrechen
        </Button>
        <Button
          variant="contained"
          color="warning"
          disabled={!check.data || apply.isPending}
          onClick={() => apply.mutate()}
        >
          Alles ersetzen
        </Button>
      </DialogActions>
    </Dialog>
  )
}
