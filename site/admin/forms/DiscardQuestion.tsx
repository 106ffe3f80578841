import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'

export const UNSAVED = 'Ihre Änderungen sind noch nicht gespeichert.'

interface Props {
  isOpen: boolean
  /** What would be lost, as a sentence. */
  loss?: string
  onKeep: () => void
  onDiscard: () => void
}

/**
 * Asks whether unsaved changes may get lost. Not react-admin's Confirm, because there Enter would discard
 * them.
 */
export function DiscardQuestion({ isOpen, loss = UNSAVED, onKeep, onDiscard }: Props) {
  const [title, text] = [useId(), useId()]
  return (
    <Dialog open={isOpen} onClose={onKeep} aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>Änderungen verwerfen?</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{loss}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>Verwerfen</Button>
        <Button variant="contained" autoFocus onClick={onKeep}>
          Weiter bearbeiten
        </Button>
      </DialogActions>
    </Dialog>
  )
}
