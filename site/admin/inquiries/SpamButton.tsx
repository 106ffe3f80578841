import ReportIcon from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

/** Moves an inquiry into the spam folder, or back among the others. */
export function SpamButton({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Verschieben der Anfrage')
  const moved = inquiry.spam ? 'In den Posteingang verschoben' : 'In den Spam-Ordner verschoben'
  return (
    <Button
      color="inherit"
      startIcon={<ReportIcon />}
      disabled={isPending}
      onClick={() => change({ spam: !inquiry.spam }, moved)}
      sx={{ mr: 'auto' }}
    >
      {inquiry.spam ? 'Kein Spam' : 'Als Spam markieren'}
    </Button>
  )
}
