import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { comparedCounts } from '../../../shared/backup/backup-counts.ts'
import {
  type BackupStatus,
  type RestoreReport,
  type restoreModes,
  restoreReport,
} from '../../../shared/backup/backup-work.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount, formatNumber, formatSize } from '../../../shared/writing/format.ts'
import { callApi } from '../data/api.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { readToken, sessionEnded } from '../kept/session.ts'
import { BulletList } from '../parts/Boxes.tsx'
import { WorkProgress } from '../parts/Loading.tsx'
import { useBackupStatus } from './useBackupStatus.ts'

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
    queryFn: () => restore(source, 'check'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const apply = useMutation({
    mutationFn: () => restore(source, 'apply'),
    onSuccess: () => {
      notify('Alles ist zurückgespielt. Bitte melden Sie sich neu an.', { type: 'success' })
      sessionEnded(readToken())
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
          ersetzt.
          <Changes title="Verloren geht" texts={check.data.lost} />
          <Changes title="Auf den früheren Stand gehen zurück" texts={check.data.goesBack} />
          <p>
            Was sich sonst ändert, zeigt die Tabelle. {erasedText(check.data.erasedAgain)} Vorher
            wird der heutige Stand von selbst gesichert. Alle Sitzungen enden, auch Ihre. Es gelten
            die Konten und Passwörter aus der Sicherung. Solange es läuft, kann niemand speichern;
            Besucher sehen die Website weiter.
          </p>
        </Alert>
      )}
    </FormDialog>
  )
}

/** Says what a backup would change, or has it replace everything. */
async function restore(source: string | File, mode: (typeof restoreModes)[number]) {
  const body = new FormData()
  body.set('mode', mode)
  body.set(typeof source === 'string' ? 'name' : 'file', source)
  const { data } = await callApi('/backups/restore', { method: 'POST', body })
  return restoreReport.parse(data)
}

/** Tells files apart in a key of React Query, where a file by itself is nothing but `{}`. */
const keyOf = (source: string | File) =>
  typeof source === 'string' ? source : [source.name, source.size, source.lastModified]

interface ChangesProps {
  title: string
  texts: string[]
}

/** `Verloren geht: 1 Anfrage, die seither kam …`; nothing where there is nothing. */
const Changes = ({ title, texts }: ChangesProps) =>
  texts.length > 0 && (
    <>
      <p>{title}:</p>
      <BulletList>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </BulletList>
    </>
  )

/** That whoever was erased since stays so. */
const erasedText = (persons: number) =>
  persons > 0
    ? `${formatCount(persons, 'Person, die seither gelöscht wurde, bleibt', 'Personen, die seither gelöscht wurden, bleiben')} gelöscht.`
    : ''

/** What a backup would change. */
const RestoreReportView = ({ report }: { report: RestoreReport }) => (
  <>
    <Typography>
      Stand vom <strong>{formatDateTime(report.createdAt)} Uhr</strong>. Die Sicherung ist
      vollständig und unbeschädigt.
      {report.isOlder &&
        ' Sie stammt von einer älteren Version der Website: Was es damals noch nicht gab, bekommt seine Vorgaben.'}
      {report.siteUrl && ` Sie stammt von ${report.siteUrl}.`}
    </Typography>
    {report.isCopy && (
      <Alert severity="info">
        Diese Website hat eine andere Adresse. Damit kein Kunde Post von einer Kopie bekommt, ruhen
        danach E-Mails, Suchaufträge, das gelesene Postfach und die Feeds der Portale, bis ein
        Administrator sagt, dass dies das Haus ist.
      </Alert>
    )}
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

type BackupWork = NonNullable<BackupStatus['work']>

const WORK_TEXTS: Record<BackupWork['kind'], string> = {
  backup: 'Es wird gesichert',
  check: 'Die Sicherung wird geprüft',
  restore: 'Die Sicherung wird zurückgespielt',
}

/** `Es wird gesichert: 12,0 MB von 40,0 MB` */
function workText({ kind, done, total }: BackupWork): string {
  const text = WORK_TEXTS[kind]
  return total > 0 ? `${text}: ${formatSize(done)} von ${formatSize(total)}` : `${text} …`
}

interface BackupProgressProps {
  work: BackupWork | null
  /** What is happening as long as the server does not say. */
  text: string
}

export const BackupProgress = ({ work, text }: BackupProgressProps) =>
  work ? (
    <WorkProgress label={workText(work)} done={work.done} total={work.total} />
  ) : (
    <WorkProgress label={text} />
  )
