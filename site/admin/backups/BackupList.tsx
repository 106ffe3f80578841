import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import BackupIcon from '@mui/icons-material/Save'
import RestoreIcon from '@mui/icons-material/SettingsBackupRestore'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Button as MuiButton, Typography } from '@mui/material'
import { useState } from 'react'
import { Button, DataTable, useRecordContext } from 'react-admin'
import { type Backup, backup, PICTURES } from '../../../shared/backup/backup.ts'
import { backupDownload } from '../../../shared/backup/backup-work.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount, formatSize } from '../../../shared/writing/format.ts'
import { load } from '../data/api.ts'
import { asCards } from '../lists/asCards.ts'
import { RowMenu } from '../lists/RowMenu.tsx'
import { WholeList } from '../lists/WholeList.tsx'
import { Row, Stacked } from '../parts/Boxes.tsx'
import { FileButton } from '../parts/files.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'
import { BackupProgress, RestoreDialog } from './RestoreDialog.tsx'
import { BACKUP_STATUS, useBackupStatus } from './useBackupStatus.ts'

export default function BackupList() {
  return (
    <>
      <PageHeader title="Sicherungen" />
      <WholeList
        label="Sicherungen"
        hint="Die erste wird in der kommenden Nacht gemacht."
        actions={false}
        head={<BackupTools />}
        sx={layout}
      >
        <DataTable.Col source="createdAt" disableSort render={madeAt} />
        <DataTable.Col source="counts" disableSort render={contentText} />
        <DataTable.Col source="size" disableSort render={({ size }) => formatSize(size)} />
        <DataTable.Col source="actions" label="Aktionen" disableSort field={BackupActions} />
      </WholeList>
    </>
  )
}

const originOf = (name: string) =>
  name.startsWith('vor-') ? 'vor einem Zurückspielen gemacht' : 'von Hand gemacht'

const madeAt = ({ name, createdAt, isNightly, isReadable }: Backup) => (
  <>
    <strong>{formatDateTime(createdAt)} Uhr</strong>
    <Typography variant="note">
      {isNightly ? 'nachts gemacht' : `${originOf(name)}, bleibt bis zum Löschen`}
    </Typography>
    {!isReadable && (
      <Typography color="error">
        {name} lässt sich nicht öffnen und zählt nicht als Sicherung.
      </Typography>
    )}
  </>
)

/** What is in a backup; empty for a file that does not say so. */
function contentText({ counts }: Pick<Backup, 'counts'>): string {
  const { product, inquiry, [PICTURES]: pictures } = counts
  if (product === undefined) return ''
  return [
    formatCount(product, 'Maschine', 'Maschinen'),
    formatCount(inquiry ?? 0, 'Anfrage', 'Anfragen'),
    formatCount(pictures ?? 0, 'Bild', 'Bilder'),
  ].join(', ')
}

const layout = {
  '& .column-size': { whiteSpace: 'nowrap' },
  '& .column-actions': { textAlign: 'right' },
  ...asCards('1fr auto', 'createdAt size', 'counts actions'),
}

function BackupActions() {
  const backup = useRecordContext<Backup & { id: string }>()
  const [isRestoring, setRestoring] = useState(false)
  const { mutate: download, isPending } = useCall({
    // The address under which the browser can download it, for a minute.
    call: (name: string) =>
      load(backupDownload, `/backups/${encodeURIComponent(name)}/download`, { method: 'POST' }),
    // A file of any size, which the browser could not hold as an answer.
    onDone: ({ path }) => window.location.assign(path),
    failed: 'Fehler beim Herunterladen',
  })
  if (!backup) return null
  return (
    <>
      <Button label="Herunterladen" disabled={isPending} onClick={() => download(backup.name)}>
        <DownloadIcon />
      </Button>
      <Button label="Zurückspielen …" onClick={() => setRestoring(true)}>
        <RestoreIcon />
      </Button>
      <RowMenu deletes="Löschen" />
      {isRestoring && <RestoreDialog source={backup.name} onClose={() => setRestoring(false)} />}
    </>
  )
}

/** What can be done beside the single backups, and what the server is doing. */
function BackupTools() {
  const { mutate: make, isPending } = useCall({
    call: () => load(backup, '/backups', { method: 'POST' }),
    done: 'Gesichert',
    failed: 'Fehler beim Sichern',
    invalidates: BACKUP_STATUS,
  })
  const { data: status } = useBackupStatus({ isBusy: isPending })
  const [file, setFile] = useState<File | null>(null)
  const work = status?.work ?? null
  return (
    <Stacked sx={{ px: { xs: 1.5, lg: 1.25 }, py: 2 }}>
      <Typography sx={{ maxWidth: '70ch' }}>
        Jede Nacht wird alles gesichert: Maschinen, Bilder, Anfragen, Einstellungen und Konten.
        Sieben Tage, vier Wochen und sechs Monate bleiben erhalten. Bewahren Sie Kopien auch
        außerhalb dieses Servers auf: Sie enthalten alles, auch die Daten Ihrer Kunden.
      </Typography>
      <Row>
        <MuiButton
          variant="contained"
          color="secondary"
          startIcon={<BackupIcon />}
          disabled={isPending || work !== null}
          onClick={() => make()}
        >
          Jetzt sichern
        </MuiButton>
        <FileButton
          icon={<UploadIcon />}
          label="Aus einer Datei zurückspielen …"
          accept={['.zip']}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        />
      </Row>
      {(isPending || work) && !file && <BackupProgress work={work} text="Es wird gesichert …" />}
      {status?.failure && (
        <Alert severity="error">
          Die Sicherung vom {formatDateTime(status.failure.at)} Uhr ist fehlgeschlagen.{' '}
          {status.failure.error}
        </Alert>
      )}
      {file && <RestoreDialog source={file} onClose={() => setFile(null)} />}
    </Stacked>
  )
}
