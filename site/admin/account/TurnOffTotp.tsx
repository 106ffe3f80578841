import { zodResolver } from '@hookform/resolvers/zod'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Form, HttpError, SaveButton, TextInput, useNotify } from 'react-admin'
import { totpRemoval } from '../../../shared/accounts/totp.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { withReason } from '../data/errorText.ts'
import { useAccountChanged } from './useAccountChanged.ts'

const resolver = zodResolver(totpRemoval)
const empty = { password: '', code: '' }

/** Turns the login in two steps off, after a proof that the owner does it. */
export function TurnOffTotp() {
  const id = useId()
  const notify = useNotify()
  const changed = useAccountChanged()
  const [isAsking, setAsking] = useState(false)
  const turnOff = async (input: unknown) => {
    try {
      await accountCalls.endTotp(totpRemoval.parse(input))
      changed()
      return undefined
    } catch (error) {
      notify(withReason('Nicht ausgeschaltet', error), { type: 'error' })
      return (error instanceof HttpError && error.body?.errors) || {}
    }
  }
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        Eingeschaltet. Bei der Anmeldung wird nach dem Code gefragt.
      </Alert>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Ausschalten …
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={id} maxWidth="xs">
        <Form defaultValues={empty} resolver={resolver} onSubmit={turnOff} noValidate>
          <DialogTitle id={id}>Anmeldung in zwei Schritten ausschalten?</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>
              Danach genügt Ihr Passwort. Die Wiederherstellungscodes gelten nicht mehr. Bitte
              zeigen Sie, dass Sie es sind: mit Ihrem Passwort oder einem Code.
            </Typography>
            <TextInput
              source="password"
              label="Aktuelles Passwort"
              type="password"
              autoComplete="current-password"
              fullWidth
            />
            <TextInput
              source="code"
              label="oder Code"
              autoComplete="one-time-code"
              helperText="Aus der Authenticator-App oder ein Wiederherstellungscode"
              fullWidth
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>Abbrechen</Button>
            <SaveButton label="Ausschalten" icon={<LockOpenIcon />} alwaysEnable />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
