import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { TitledDialog } from '../layout/TitledDialog.tsx'
import { LostForm } from './LostForm.tsx'

/** Asks why an inquiry was lost. */
export const LostDialog = ({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) => (
  <TitledDialog title={`Warum ging ${inquiry.receipt} verloren?`} maxWidth="xs" onClose={onClose}>
    <LostForm inquiry={inquiry} onDone={onClose} onCancel={onClose} />
  </TitledDialog>
)
