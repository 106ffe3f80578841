import Alert from '@mui/material/Alert'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { comparedCounts } from '../../../shared/backup/backup-counts.ts'
import type { BackupStatus, RestoreReport } from '../../../shared/backup/backup-work.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/format.ts'
import { sessionEnded } from '../auth/session.ts'
import { FormDialog } from '../layout/FormDialog.tsx'
import { WorkProgress } from '../layout/WorkProgress.tsx'
import { erasedText, lossText, workText } from './backupText.ts'
import { backupCalls, useBackupStatus } from './useBackups.ts'

interface Props {
  /** The name of a backup on the server, or a file. */
  source: string | File
  onClose: () => void
}

/** Checks a backup, says what it would change, and restores it after consent. Then everybody logs in anew. */
export function RestoreDialog({ source, onClose }: Props) {
  const notify = useNotify()
  const check = useQuery({
    queryKey: ['backup-check', keyOf(source)],
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
      sessionEnded()
    },
  })
  const isBusy = check.isPending || apply.isPending
  const { data: status } = useBackupStatus({ isBusy })
  const waiting = typeof source === 'string' ? 'Bitte warten …' : 'Die Datei wird übertragen …'
  return (
    <FormDialog
      title="Sicherung zurückspielen"
      error={apply.error ?? check.error}
      submit="Alles ersetzen"
      color="warning"
      isPending={apply.isPending}
      disabled={!check.data}
      onSubmit={() => apply.mutate()}
      onClose={onClose}
    >
      {check.data && <RestoreReportView report={check.data} />}
      {isBusy && <BackupProgress work={status?.work ?? null} text={waiting} />}
      {check.data && !apply.isPending && (
        <Alert severity="warning">
          Alles, was jetzt auf der Website und in der Verwaltung steht, wird durch die Sicherung
          ersetzt. {lossText(check.data.lost)} {erasedText(check.data.erasedAgain)} Vorher wird der
          heutige Stand von selbst gesichert. Alle Sitzungen enden, auch Ihre. Es gelten die Konten
          und Passwörter aus der Sicherung. Solange es läuft, kann niemand speichern; Besucher sehen
          die Website weiter.
        </Alert>
      )}
    </FormDialog>
  )
}

/** Tells files apart in a key of React Query, where a file by itself is nothing but `{}`. */
const keyOf = (source: string | File) =>
  typeof source === 'string' ? source : [source.name, source.size, source.lastModified]

/** What a backup would change. */
const RestoreReportView = ({ report }: { report: RestoreReport }) => (
  <>
    <Typography>
      Stand vom <strong>{formatDateTime(report.createdAt)} Uhr</strong>. Die Sicherung ist
      vollständig und unbeschädigt.
      {report.isOlder &&
        ' Sie stammt von einer älteren Version der Website: Was es damals noch nicht gab, bekommt seine Vorgaben.'}
    </Typography>
    <Table size="small" aria-label="Was sich ändert">
      <TableHead>
        <TableRow>
          <TableCell>Inhalt</TableCell>
          <TableCell align="right">Jetzt</TableCell>
          <TableCell align="right">Danach</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {comparedCounts(report).map(({ label, before, after }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{formatNumber(before)}</TableCell>
            <TableCell align="right">{formatNumber(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </>
)

interface BackupProgressProps {
  work: BackupStatus['work']
  /** What is happening as long as the server does not say. */
  text: string
}

export const BackupProgress = ({ work, text }: BackupProgressProps) =>
  work ? (
    <WorkProgress label={workText(work)} done={work.done} total={work.total} />
  ) : (
    <WorkProgress label={text} />
  )
