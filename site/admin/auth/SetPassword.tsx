import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { useLocation } from 'react-router-dom'
import {
  linkCheck,
  type PasswordByLink,
  passwordByLink,
} from '../../../shared/accounts/password.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { callApi, load } from '../data/api.ts'
import { forgetLogin } from '../kept/session.ts'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { AuthForm, AuthPage, refused } from './AuthPage.tsx'
import { tokenOf } from './linkToken.ts'
import { PasswordField } from './PasswordField.tsx'

const resolver = zodResolver(passwordByLink)

/** Where the link of an invitation or of a forgotten password leads. */
export default function SetPassword() {
  const { hash } = useLocation()
  const token = tokenOf(hash)
  const spent = useSpentToken(token)
  return (
    <AuthPage title="Passwort setzen">
      {token && token !== spent ? <PasswordForm key={token} token={token} /> : <NoToken />}
      <ScreenLink to={adminPaths.login}>Zur Anmeldung</ScreenLink>
    </AuthPage>
  )
}

/** The token as soon as the server says that its link counts no more; whatever else fails is told on saving. */
function useSpentToken(token: string | null): string | null {
  const [spent, setSpent] = useState<string | null>(null)
  useEffect(() => {
    if (!token) return
    load(linkCheck, '/auth/check-link', { json: { token } }).then(
      ({ isGood }) => setSpent(isGood ? null : token),
      () => undefined,
    )
  }, [token])
  return spent
}

/** Also for links of an earlier form, which had the token where logs could see it. */
const NoToken = () => (
  <Typography role="alert">
    Dieser Link gilt nicht mehr, oder er ist unvollständig.{' '}
    <ScreenLink to={adminPaths.forgotPassword}>Fordern Sie einen neuen an</ScreenLink>, oder bitten
    Sie Ihren Administrator darum.
  </Typography>
)

function PasswordForm({ token }: { token: string }) {
  const [isSet, setSet] = useState(false)
  const save = async (input: unknown) => {
    try {
      await callApi('/auth/set-password', { json: passwordByLink.parse(input) })
      // Somebody else may be logged in here, who would otherwise go on as themselves.
      forgetLogin()
      setSet(true)
      return undefined
    } catch (error) {
      const errors: Record<string, string> =
        (error instanceof HttpError && error.body?.errors) || {}
      const reason = errors.token ?? (error instanceof Error ? error.message : '')
      return errors.password ? errors : refused(reason)
    }
  }
  if (isSet)
    return (
      <Typography role="status">
        Ihr Passwort ist gesetzt. Bitte melden Sie sich damit an.
      </Typography>
    )
  return (
    <AuthForm<PasswordByLink>
      defaultValues={{ token, password: '' }}
      resolver={resolver}
      onSubmit={save}
      label="Passwort setzen"
    >
      <PasswordField source="password" label="Neues Passwort" isNew autoFocus />
    </AuthForm>
  )
}
