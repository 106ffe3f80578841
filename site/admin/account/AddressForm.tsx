import Typography from '@mui/material/Typography'
import { TextInput } from 'react-admin'
import type { CurrentUser } from '../../../shared/accounts/auth.ts'
import { ownAddress } from '../../../shared/accounts/own-address.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { accountChanged } from '../auth/me.tsx'
import { CallForm } from '../forms/ShortForm.tsx'
import { Panel } from '../layout/Panel.tsx'

/** Where the link goes that replaces a forgotten password. */
export const AddressForm = ({ me }: { me: CurrentUser }) => (
  <Panel title="E-Mail-Adresse">
    {!me.email && (
      <Typography sx={{ mb: 2 }}>
        Ohne Adresse kommen Sie nicht wieder hinein, wenn Sie Ihr Passwort vergessen.
      </Typography>
    )}
    <CallForm
      schema={ownAddress}
      start={{ email: me.email ?? '', password: '' }}
      call={accountCalls.changeAddress}
      onDone={accountChanged}
      done="E-Mail-Adresse gespeichert"
      failed="Fehler beim Speichern der E-Mail-Adresse"
      save="Adresse speichern"
      color="secondary"
    >
      <TextInput
        source="email"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        helperText="Dorthin geht der Link, wenn Sie Ihr Passwort vergessen haben"
      />
      <TextInput
        source="password"
        label="Passwort zur Bestätigung"
        type="password"
        autoComplete="current-password"
      />
    </CallForm>
  </Panel>
)
