import { zodResolver } from '@hookform/resolvers/zod'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Form, HttpError, LinkBase, TextInput, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type PasswordByLink, passwordByLink } from '../../../shared/accounts/auth-input.ts'
import { PASSWORD_HINT } from '../../../shared/accounts/password.ts'
import { adminPaths } from '../paths.ts'
import { AuthPage } from './AuthPage.tsx'
import { accountCalls } from './accountCalls.ts'
import { forgetLogin } from './me.ts'
import { SubmitButton } from './SubmitButton.tsx'

const resolver = zodResolver(passwordByLink)

/** Where the link of an invitation or of a forgotten password leads. */
export default function SetPassword() {
  const [query] = useSearchParams()
  const notify = useNotify()
  const [isSet, setSet] = useState(false)
  const save = async (input: unknown) => {
    try {
      await accountCalls.setPassword(passwordByLink.parse(input))
      // Somebody else may be logged in here, who would otherwise go on as himself.
      forgetLogin()
      setSet(true)
      return undefined
    } catch (error) {
      const errors: Record<string, string> =
        (error instanceof HttpError && error.body?.errors) || {}
      const reason = errors.token ?? (error instanceof Error ? error.message : '')
      if (!errors.password) notify(reason, { type: 'error' })
      return errors
    }
  }
  return (
    <AuthPage title="Passwort setzen">
      {isSet ? (
        <Typography role="status">
          Ihr Passwort ist gesetzt. Bitte melden Sie sich damit an.
        </Typography>
      ) : (
        <Form<PasswordByLink>
          defaultValues={{ token: query.get('token') ?? '', password: '' }}
          resolver={resolver}
          onSubmit={save}
          noValidate
        >
          <TextInput
            source="password"
            label="Neues Passwort"
            type="password"
            autoComplete="new-password"
            autoFocus
            helperText={PASSWORD_HINT}
          />
          <SubmitButton label="Passwort setzen" />
        </Form>
      )}
      <Link component={LinkBase} to={adminPaths.login} sx={{ mt: 2 }}>
        Zur Anmeldung
      </Link>
    </AuthPage>
  )
}
