import CopyIcon from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import { useNotify } from 'react-admin'

export function CopyButton({ text }: { text: string }) {
  const notify = useNotify()
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(text)
      notify('Kopiert', { type: 'success' })
    } catch {
      notify('Bitte markieren und kopieren Sie den Text von Hand', { type: 'warning' })
    }
  }
  return (
    <Button variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
      Kopieren
    </Button>
  )
}
