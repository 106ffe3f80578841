import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import RestoreIcon from '@mui/icons-material/SettingsBackupRestore'
import { useState } from 'react'
import { Button, DeleteWithConfirmButton, useRecordContext } from 'react-admin'
import type { Backup } from '../../../shared/backup/backup.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useDownload } from './useBackups.ts'

export function BackupActions() {
  const backup = useRecordContext<Backup & { id: string }>()
  const [isRestoring, setRestoring] = useState(false)
  const { mutate: download, isPending } = useDownload()
  if (!backup) return null
  return (
    <>
      <Button label="Herunterladen" disabled={isPending} onClick={() => download(backup.name)}>
        <DownloadIcon />
      </Button>
      <Button label="Zurückspielen …" onClick={() => setRestoring(true)}>
        <RestoreIcon />
      </Button>
      <DeleteWithConfirmButton
        translateOptions={{ name: backup.name }}
        contentTranslateOptions={{ name: backup.name }}
      />
      {isRestoring && <RestoreDialog source={backup.name} onClose={() => setRestoring(false)} />}
    </>
  )
}
