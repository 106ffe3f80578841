import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ReactNode } from 'react'
import { SaveButton, type SaveButtonProps } from 'react-admin'

interface Props extends Pick<DialogProps, 'maxWidth' | 'fullWidth'> {
  title: string
  /** What saving then saves over: the newer version, or `*` for any. */
  version: string
  /** The label of the button that saves, and what it saves if that is not the form. */
  save: Pick<SaveButtonProps, 'label' | 'transform'>
  onCancel: () => void
  children: ReactNode
}

/** Asks what is to become of two versions, because somebody else has saved meanwhile. */
export const ConflictDialog = ({ title, version, save, onCancel, children, ...dialog }: Props) => (
  <Dialog open onClose={onCancel} aria-labelledby="konflikt" {...dialog}>
    <DialogTitle id="konflikt">{title}</DialogTitle>
    <DialogContent>{children}</DialogContent>
    <DialogActions>
      <Button onClick={onCancel}>Weiter bearbeiten</Button>
      <SaveButton type="button" {...save} mutationOptions={{ meta: { ifMatch: version } }} />
    </DialogActions>
  </Dialog>
)
