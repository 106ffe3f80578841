import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { saveFile } from './files.tsx'
import { useCall } from './useCall.ts'

interface Props {
  load: () => Promise<Blob>
  /** What the file is called. */
  name: string
  /** What to say before the reason where it does not come. */
  failed: string
}

/** Saves what a screen shows as a table for a spreadsheet. */
export function CsvButton({ load, name, failed }: Props) {
  const { mutate, isPending } = useCall({
    call: load,
    onDone: (file) => saveFile(file, name),
    failed,
  })
  return (
    <Button startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
      Als CSV
    </Button>
  )
}
