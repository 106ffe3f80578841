import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { type ForgotInput, forgotInput } from '../../../shared/accounts/own-address.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { callApi, withReason } from '../data/api.ts'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { AuthForm, AuthPage, refused } from './AuthPage.tsx'

const resolver = zodResolver(forgotInput)

export default function ForgotPassword() {
  const [isSent, setSent] = useState(false)
  const send = async (input: unknown) => {
    try {
      await callApi('/auth/forgot', { json: forgotInput.parse(input) })
      setSent(true)
      return undefined
    } catch (error) {
      return refused(withReason('Der Link konnte nicht angefordert werden', error))
    }
  }
  return (
    <AuthPage title="Passwort vergessen">
      {isSent ? (
        <Typography role="status">
          Falls ein Zugang mit dieser Adresse besteht, ist eine E-Mail mit einem Link unterwegs. Er
          gilt 24 Stunden. Kommt nichts an, fragen Sie Ihren Administrator: Er kann Ihnen einen Link
          geben.
        </Typography>
      ) : (
        <AuthForm<ForgotInput>
          defaultValues={{ email: '' }}
          resolver={resolver}
          onSubmit={send}
          label="Link anfordern"
        >
          <TextInput
            source="email"
            label="E-Mail-Adresse"
            type="email"
            autoComplete="email"
            autoFocus
            helperText="Wir senden Ihnen einen Link, über den Sie ein neues Passwort setzen."
          />
        </AuthForm>
      )}
      <ScreenLink to={adminPaths.login}>Zur Anmeldung</ScreenLink>
    </AuthPage>
  )
}
