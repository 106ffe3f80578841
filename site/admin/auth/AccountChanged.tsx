import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useOwnership } from '../kept/session.ts'
import { TitledDialog } from '../parts/TitledDialog.tsx'

/**
 * Lies over a window whose account has changed in another one. Nothing in it has the focus, so that whoever types on
 * presses nothing.
 */
export function AccountChanged() {
  const { owner, stranger } = useOwnership()
  if (!owner || !stranger) return null
  return (
    <TitledDialog
      title="Hier ist jetzt jemand anders angemeldet"
      actions={
        <Button variant="contained" onClick={() => location.reload()}>
          Als {stranger.username} weiterarbeiten
        </Button>
      }
    >
      <DialogContentText>
        In einem anderen Fenster dieses Browsers hat sich <strong>{stranger.username}</strong>{' '}
        angemeldet. Dieses Fenster gehört <strong>{owner.username}</strong> und sendet nichts mehr.
      </DialogContentText>
      <DialogContentText sx={{ mt: 1.5 }}>
        Angefangene Texte bleiben als Entwürfe von {owner.username} erhalten; {stranger.username}{' '}
        sieht sie nicht. Sobald sich {owner.username} in einem anderen Fenster wieder anmeldet, geht
        es hier weiter, wo Sie waren.
      </DialogContentText>
    </TitledDialog>
  )
}
