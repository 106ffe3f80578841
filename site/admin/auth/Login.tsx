import { Alert, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HttpError, TextInput, useLogin } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { z } from 'zod'
import { loginHint, needs, TOKEN_KEY } from '../../../shared/accounts/auth.ts'
import { loginInput } from '../../../shared/accounts/login-input.ts'
import { ADMIN, adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { hasSessionEnded, readToken } from '../kept/session.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { AuthForm, AuthPage, refused } from './AuthPage.tsx'

export default function Login() {
  const [isLoggedIn] = useState(() => readToken() !== null)
  /** The demo login, if this page may show it. */
  const { data: hint } = useQuery({
    queryKey: ['hint'],
    queryFn: () => load(loginHint, '/auth/hint'),
    retry: false,
  })
  useLoginElsewhere()
  if (isLoggedIn) return <Navigate to={ADMIN} replace />
  return (
    <AuthPage title="Verwaltung" name="Anmelden">
      {hasSessionEnded() && (
        <Alert severity="info">
          Ihre Sitzung ist beendet. Nach der Anmeldung geht es dort weiter, wo Sie waren.
        </Alert>
      )}
      <LoginForm />
      <ScreenLink to={adminPaths.forgotPassword}>Passwort vergessen?</ScreenLink>
      {hint && (
        <Alert severity="info" icon={false}>
          Demo-Zugang: <strong>{`${hint.username} / ${hint.password}`}</strong>
        </Alert>
      )}
    </AuthPage>
  )
}

/** Whoever logs in in another window is logged in here, too. */
function useLoginElsewhere() {
  const { state } = useLocation()
  const { nextPathname = ADMIN, nextSearch = '' } = place.safeParse(state).data ?? {}
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY && readToken() !== null) location.replace(nextPathname + nextSearch)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [nextPathname, nextSearch])
}

/** Where somebody was when a session ended. */
const place = z.object({ nextPathname: z.string(), nextSearch: z.string() }).partial()

const { username, password } = loginInput.shape
const empty = { username: '', password: '', code: '' }

/** Asks for name and password, and then for the code if the account has a second factor. */
function LoginForm() {
  const login = useLogin()
  const [asksCode, setAsksCode] = useState(false)
  const submit = async (input: unknown) => {
    try {
      await login(loginInput.parse(input))
      return undefined
    } catch (error) {
      const isCodeNeeded = error instanceof HttpError && needs.safeParse(error.body?.data).success
      if (!isCodeNeeded || asksCode)
        return refused(error instanceof Error ? error.message : 'ra.auth.sign_in_error')
      setAsksCode(true)
      return undefined
    }
  }
  return (
    <AuthForm defaultValues={empty} onSubmit={submit} label="Anmelden">
      {asksCode ? <CodeInput /> : <PasswordInputs />}
    </AuthForm>
  )
}

const PasswordInputs = () => (
  <Stacked>
    <TextInput
      source="username"
      label="Benutzername"
      autoComplete="username"
      autoFocus
      validate={firstMessage(username)}
    />
    {/* The button in react-admin's PasswordInput has almost the same name as the field. */}
    <TextInput
      source="password"
      label="Passwort"
      type="password"
      autoComplete="current-password"
      validate={firstMessage(password)}
    />
  </Stacked>
)

const firstMessage = (schema: z.ZodType) => (value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

const CodeInput = () => (
  <>
    <Typography variant="intro">
      Öffnen Sie Ihre Authenticator-App, und geben Sie den Code für diese Website ein.
    </Typography>
    <TextInput
      source="code"
      label="Code"
      autoComplete="one-time-code"
      autoFocus
      helperText="Sechs Ziffern oder einer Ihrer Wiederherstellungscodes"
    />
  </>
)
