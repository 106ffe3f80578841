import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Form, HttpError, SaveButton, TextInput, useNotify } from 'react-admin'
import type { CurrentUser } from '../../../shared/accounts/auth.ts'
import { type OwnAddress, ownAddress } from '../../../shared/accounts/own-address.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { accountChanged } from '../auth/me.tsx'
import { withReason } from '../data/failure.ts'
import { Fields, FormSection } from '../forms/FormSection.tsx'

const resolver = zodResolver(ownAddress)

/** Where the link goes that replaces a forgotten password. */
export function AddressForm({ me }: { me: CurrentUser }) {
  const notify = useNotify()
  const [turn, setTurn] = useState(0)

  const save = async (input: unknown) => {
    try {
      await accountCalls.changeAddress(ownAddress.parse(input))
      notify('E-Mail-Adresse gespeichert', { type: 'success' })
      await accountChanged()
      setTurn(turn + 1)
      return undefined
    } catch (error) {
      notify(withReason('Fehler beim Speichern der E-Mail-Adresse', error), { type: 'error' })
      return (error instanceof HttpError && error.body?.errors) || {}
    }
  }

  return (
    <FormSection title="E-Mail-Adresse">
      {!me.email && (
        <Typography sx={{ mb: 2 }}>
          Ohne Adresse kommen Sie nicht wieder hinein, wenn Sie Ihr Passwort vergessen.
        </Typography>
      )}
      <Form<OwnAddress>
        key={turn}
        defaultValues={{ email: me.email ?? '', password: '' }}
        resolver={resolver}
        onSubmit={save}
        noValidate
      >
        <Fields>
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
        </Fields>
        <SaveButton label="Adresse speichern" color="secondary" alwaysEnable sx={{ mt: 1 }} />
      </Form>
    </FormSection>
  )
}
