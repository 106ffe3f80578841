import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Form, HttpError, SaveButton, TextInput, useNotify } from 'react-admin'
import { type TotpSetup, totpConfirmation } from '../../../shared/accounts/totp.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { withReason } from '../data/errorText.ts'
import { QrCode } from './QrCode.tsx'

interface Props {
  setup: TotpSetup
  onConfirmed: (recoveryCodes: string[]) => void
}

const resolver = zodResolver(totpConfirmation)

/** The key for the authenticator app, and the first code from it. */
export function SetUpTotp({ setup: { secret, uri }, onConfirmed }: Props) {
  const notify = useNotify()
  const confirm = async (input: unknown) => {
    try {
      onConfirmed(await accountCalls.confirmTotp(totpConfirmation.parse(input)))
      return undefined
    } catch (error) {
      notify(withReason('Der Code wurde nicht angenommen', error), { type: 'error' })
      return (error instanceof HttpError && error.body?.errors) || {}
    }
  }
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 2 }}>
      <li>
        Scannen Sie diesen Code mit einer Authenticator-App auf Ihrem Telefon, zum Beispiel Google
        Authenticator, Microsoft Authenticator oder Aegis.
        <Box sx={{ mt: 1 }}>
          <QrCode text={uri} label="QR-Code für die Authenticator-App" />
        </Box>
        <Typography variant="body2">
          Oder geben Sie in der App diesen Schlüssel ein:{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Typography>
      </li>
      <li>
        Geben Sie den Code ein, den die App anzeigt.
        <Form defaultValues={{ code: '' }} resolver={resolver} onSubmit={confirm} noValidate>
          <TextInput
            source="code"
            label="Code"
            autoComplete="one-time-code"
            helperText="Sechs Ziffern, die alle 30 Sekunden wechseln"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ mt: 1 }}
          />
          <SaveButton label="Einschalten" alwaysEnable sx={{ mt: 1 }} />
        </Form>
      </li>
    </Box>
  )
}
