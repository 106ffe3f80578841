import BackupIcon from '@mui/icons-material/Save'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { formatDateTime } from '../../../shared/dates.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { BackupProgress } from './BackupProgress.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useBackupStatus, useMakeBackup } from './useBackups.ts'

/** What can be done beside the single backups, and what the server is doing. */
export function BackupTools() {
  const { mutate: make, isPending } = useMakeBackup()
  const { data: status } = useBackupStatus({ isBusy: isPending })
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const work = status?.work ?? null
  return (
    <Box sx={{ display: 'grid', gap: 2, px: { xs: 1.5, lg: 1.25 }, py: 2 }}>
      <Typography sx={{ maxWidth: '70ch' }}>
        Jede Nacht wird alles gesichert: Produkte, Bilder, Anfragen, Einstellungen und Konten.
        Sieben Tage, vier Wochen und sechs Monate bleiben erhalten. Bewahren Sie Kopien auch
        außerhalb dieses Servers auf: Sie enthalten alles, auch die Daten Ihrer Kunden.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          color="secondary"
          startIcon={<BackupIcon />}
          disabled={isPending || work !== null}
          onClick={() => make()}
        >
          Jetzt sichern
        </Button>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
        >
          Aus einer Datei zurückspielen …
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip"
          tabIndex={-1}
          aria-hidden
          style={visuallyHidden}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            target.value = ''
          }}
        />
      </Box>
      {(isPending || work) && !file && <BackupProgress work={work} text="Es wird gesichert …" />}
      {status?.failure && (
        <Alert severity="error">
          Die Sicherung vom {formatDateTime(status.failure.at)} Uhr ist fehlgeschlagen.{' '}
          {status.failure.error}
        </Alert>
      )}
      {file && <RestoreDialog source={file} onClose={() => setFile(null)} />}
    </Box>
  )
}
