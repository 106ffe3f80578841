import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { SaveButton } from 'react-admin'

interface Props {
  /** The newer version, or `*` for any. */
  version: string
  onCancel: () => void
}

/** Asks whether the user's version is to replace one that somebody else saved meanwhile. */
export const ConflictDialog = ({ version, onCancel }: Props) => (
  <Dialog open onClose={onCancel} aria-labelledby="konflikt">
    <DialogTitle id="konflikt">Dieser Text wurde inzwischen geändert</DialogTitle>
    <DialogContent>
      Jemand hat ihn gespeichert, während Sie ihn bearbeitet haben. Wenn Sie Ihre Fassung speichern,
      ersetzt sie die andere.
    </DialogContent>
    <DialogActions>
      <Button onClick={onCancel}>Weiter bearbeiten</Button>
      <SaveButton
        type="button"
        label="Meine Fassung speichern"
        mutationOptions={{ meta: { ifMatch: version } }}
      />
    </DialogActions>
  </Dialog>
)
