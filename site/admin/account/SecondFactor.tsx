import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { TextInput } from 'react-admin'
import {
  recoveryCodes,
  type TotpConfirmation,
  type TotpRemoval,
  type TotpSetup,
  totpConfirmation,
  totpRemoval,
  totpSetup,
} from '../../../shared/accounts/totp.ts'
import { accountChanged } from '../auth/me.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { callApi, load } from '../data/api.ts'
import { CallForm } from '../forms/ShortForm.tsx'
import { AlertAbove, PlainList, Row, Stacked } from '../parts/Boxes.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Panel } from '../parts/Page.tsx'
import { QrCode } from '../parts/QrCode.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'
import { useCall } from '../parts/useCall.ts'

/** Turns the login in two steps on and off. */
export default function SecondFactor({ isOn }: { isOn: boolean }) {
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const begin = useCall({
    call: () => load(totpSetup, '/auth/totp', { method: 'POST' }),
    onDone: setSetup,
    failed: 'Das hat nicht geklappt',
  })
  const confirmed = (shown: string[]) => {
    setSetup(null)
    setCodes(shown)
  }
  return (
    <Panel title="Anmeldung in zwei Schritten">
      {codes ? (
        <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
      ) : setup ? (
        <SetUpTotp setup={setup} onConfirmed={confirmed} />
      ) : isOn ? (
        <TurnOffTotp />
      ) : (
        <>
          <Typography variant="intro">
            Zusätzlich zum Passwort geben Sie einen Code ein, den eine App auf Ihrem Telefon
            anzeigt. Wer nur Ihr Passwort kennt, kommt dann nicht hinein.
          </Typography>
          <Button variant="contained" disabled={begin.isPending} onClick={() => begin.mutate()}>
            Einrichten
          </Button>
        </>
      )}
    </Panel>
  )
}

/** The codes that replace a lost telephone. Nobody can show them a second time. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  // Only afterwards, because it may change the screen around them. Also where somebody leaves without the button.
  useEffect(() => () => void accountChanged(), [])
  return (
    <Stacked>
      <Alert severity="success">
        Eingeschaltet. Bewahren Sie diese Wiederherstellungscodes sicher auf: Sie werden nur jetzt
        gezeigt. Mit jedem können Sie sich einmal anmelden, wenn Sie Ihr Telefon nicht zur Hand
        haben.
      </Alert>
      <PlainList aria-label="Wiederherstellungscodes" sx={codeColumns}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </PlainList>
      <Row>
        <CopyButton text={codes.join('\n')} />
        <Button variant="contained" onClick={onClose}>
          Ich habe sie gesichert
        </Button>
      </Row>
    </Stacked>
  )
}

const codeColumns = { gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }

const turnOff = (json: TotpRemoval) => callApi('/auth/totp', { method: 'DELETE', json })

const empty = { password: '', code: '' }

/** Turns the login in two steps off, after a proof that the owner does it. */
function TurnOffTotp() {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <AlertAbove severity="success">
        Eingeschaltet. Bei der Anmeldung wird nach dem Code gefragt.
      </AlertAbove>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Ausschalten …
      </Button>
      <TitledDialog
        isOpen={isAsking}
        title="Anmeldung in zwei Schritten ausschalten?"
        maxWidth="xs"
        onClose={close}
      >
        <Typography variant="intro">
          Danach genügt Ihr Passwort. Die Wiederherstellungscodes gelten nicht mehr. Bitte zeigen
          Sie, dass Sie es sind: mit Ihrem Passwort oder einem Code.
        </Typography>
        <CallForm
          schema={totpRemoval}
          start={empty}
          call={turnOff}
          onDone={accountChanged}
          failed="Nicht ausgeschaltet"
          save="Ausschalten"
          icon={<LockOpenIcon />}
          onCancel={close}
        >
          <PasswordField source="password" label="Aktuelles Passwort" />
          <TextInput
            source="code"
            label="oder Code"
            autoComplete="one-time-code"
            helperText="Aus der Authenticator-App oder ein Wiederherstellungscode"
          />
        </CallForm>
      </TitledDialog>
    </>
  )
}

/** @returns the codes that replace a lost telephone */
const turnOn = async (json: TotpConfirmation) =>
  (await load(recoveryCodes, '/auth/totp', { method: 'PUT', json })).recoveryCodes

interface SetUpTotpProps {
  setup: TotpSetup
  onConfirmed: (recoveryCodes: string[]) => void
}

/** The key for the authenticator app, and the first code from it. */
function SetUpTotp({ setup: { secret, uri }, onConfirmed }: SetUpTotpProps) {
  return (
    <Stacked component="ol" sx={{ m: 0, pl: 2.5 }}>
      <li>
        Scannen Sie diesen Code mit einer Authenticator-App auf Ihrem Telefon, zum Beispiel Google
        Authenticator, Microsoft Authenticator oder Aegis.
        <Row above={1}>
          <QrCode text={uri} label="QR-Code für die Authenticator-App" />
        </Row>
        <Typography variant="body2">
          Oder geben Sie in der App diesen Schlüssel ein:{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Typography>
      </li>
      <li>
        Geben Sie den Code ein, den die App anzeigt.
        <CallForm
          schema={totpConfirmation}
          start={{ code: '' }}
          call={turnOn}
          onDone={onConfirmed}
          failed="Der Code wurde nicht angenommen"
          save="Einschalten"
        >
          <TextInput
            source="code"
            label="Code"
            autoComplete="one-time-code"
            helperText="Sechs Ziffern, die alle 30 Sekunden wechseln"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ mt: 1 }}
          />
        </CallForm>
      </li>
    </Stacked>
  )
}
