import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { TotpSetup } from '../../../shared/accounts/totp.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { withReason } from '../data/errorText.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'
import { TurnOffTotp } from './TurnOffTotp.tsx'
import { useAccountChanged } from './useAccountChanged.ts'

/** Turns the login in two steps on and off. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const notify = useNotify()
  const changed = useAccountChanged()
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const onError = (error: Error) =>
    notify(withReason('Das hat nicht geklappt', error), { type: 'error' })
  const begin = useMutation({
    mutationFn: () => accountCalls.beginTotp(),
    onSuccess: setSetup,
    onError,
  })
  const finish = () => {
    setCodes(null)
    changed()
  }
  const confirmed = (recoveryCodes: string[]) => {
    setSetup(null)
    setCodes(recoveryCodes)
  }
  return (
    <FormSection title="Anmeldung in zwei Schritten">
      {codes ? (
        <RecoveryCodes codes={codes} onClose={finish} />
      ) : setup ? (
        <SetUpTotp setup={setup} onConfirmed={confirmed} />
      ) : isOn ? (
        <TurnOffTotp />
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            Zusätzlich zum Passwort geben Sie einen Code ein, den eine App auf Ihrem Telefon
            anzeigt. Wer nur Ihr Passwort kennt, kommt dann nicht hinein.
          </Typography>
          <Button variant="contained" disabled={begin.isPending} onClick={() => begin.mutate()}>
            Einrichten
          </Button>
        </>
      )}
    </FormSection>
  )
}
