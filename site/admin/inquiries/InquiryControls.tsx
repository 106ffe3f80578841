import ReportIcon from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import { DeleteWithConfirmButton, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { answerDraft } from './answer/answerDraft.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

interface Props {
  inquiry: Inquiry
}

export const MOVED_TO_SPAM = 'In den Spam-Ordner verschoben'
export const MOVING_FAILED = 'Fehler beim Verschieben der Anfrage'

/** Moves an inquiry to the spam folder, or back to the inbox. */
export function SpamButton({ inquiry }: Props) {
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

export function DeleteInquiry({ inquiry, onDeleted }: Props & { onDeleted?: () => void }) {
  const notify = useNotify()
  const onSuccess = () => {
    answerDraft.drop(inquiry.id)
    notify(`Anfrage ${inquiry.receipt} endgültig gelöscht`, { type: 'success' })
    onDeleted?.()
  }
  if (inquiry.keptUntil) return null
  return (
    <DeleteWithConfirmButton
      record={inquiry}
      label="ra.action.delete"
      aria-label={`Anfrage ${inquiry.receipt} löschen`}
      contentTranslateOptions={{ name: inquiry.name }}
      mutationOptions={{ onSuccess }}
    />
  )
}
