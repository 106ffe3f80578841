import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  /** What the button says that goes ahead. */
  confirm: string
  cancel?: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something cannot be undone. The safe answer has the focus. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, cancel = 'Abbrechen', busy, onConfirm, onClose } = props
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" color="error" disabled={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
