import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { LostForm } from './LostForm.tsx'

/** Asks why an inquiry was lost. */
export function LostDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>Warum ging {inquiry.receipt} verloren?</DialogTitle>
      <DialogContent>
        <LostForm inquiry={inquiry} onDone={onClose} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  )
}
