import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { withReason } from '../data/failure.ts'
import { saveFile } from './saveFile.ts'

interface Props {
  load: () => Promise<Blob>
  /** What the file is called. */
  name: string
  /** What to say before the reason where it does not come. */
  failed: string
}

/** Saves what a screen shows as a table for a spreadsheet. */
export function CsvButton({ load, name, failed }: Props) {
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => notify(withReason(failed, error), { type: 'error' }),
  })
  return (
    <Button startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
      Als CSV
    </Button>
  )
}
