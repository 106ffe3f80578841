import ReportIcon from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { MOVED_TO_SPAM, MOVING_FAILED } from './Suspicion.tsx'
import { useChangeInquiry } from './useChangeInquiry.ts'

/** Moves an inquiry to the spam folder, or back to the inbox. */
export function SpamButton({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, MOVING_FAILED)
  const moved = inquiry.spam ? 'In den Posteingang verschoben' : MOVED_TO_SPAM
  if (inquiry.keptUntil) return null
  return (
    <Button
      color="inherit"
      startIcon={<ReportIcon />}
      disabled={isPending}
      onClick={() => change({ spam: !inquiry.spam }, moved)}
    >
      {inquiry.spam ? 'Kein Spam' : 'Als Spam markieren'}
    </Button>
  )
}
