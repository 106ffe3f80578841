import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, GlobalStyles, TextField, Typography } from '@mui/material'
import type { AccountLink } from '../../../shared/accounts/user.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { QrCode } from '../parts/QrCode.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'

interface Props {
  username: string
  link: AccountLink
  onClose: () => void
}

/** The link by which a user sets a password, shown this once, to be passed on by hand, on paper or by telephone. */
export function LinkDialog({ username, link: { link, linkExpiresAt, isMailed }, onClose }: Props) {
  return (
    <TitledDialog
      title={`Link für ${username}`}
      actions={
        <>
          <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
            Drucken
          </Button>
          <CopyButton text={link} />
          <Button variant="contained" onClick={onClose}>
            Fertig
          </Button>
        </>
      }
    >
      <GlobalStyles styles={onPaper} />
      <Typography variant="intro">
        {isMailed
          ? 'Eine E-Mail mit einem Link ist unterwegs. Falls sie nicht ankommt, geben Sie diesen Link weiter.'
          : 'Geben Sie diesen Link weiter, am besten persönlich: Wer ihn öffnet, setzt das Passwort.'}{' '}
        Er gilt einmal, bis {formatDateTime(linkExpiresAt)} Uhr, und wird nur jetzt gezeigt.
      </Typography>
      <TextField
        label="Link"
        value={link}
        multiline
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <QrCode text={link} label="Derselbe Link als QR-Code für die Kamera des Telefons" />
      </Box>
    </TitledDialog>
  )
}

/** The sheet has the dialog alone, without its buttons. */
const onPaper = {
  '@media print': {
    'body > :not(.MuiDialog-root)': { display: 'none !important' },
    '.MuiDialogActions-root, .MuiBackdrop-root': { display: 'none !important' },
  },
}
