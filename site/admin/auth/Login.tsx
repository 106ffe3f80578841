import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { adminPaths } from '../paths.ts'
import { AuthPage } from './AuthPage.tsx'
import { getLoginHint } from './authProvider.ts'
import { LoginForm } from './LoginForm.tsx'
import { readToken } from './token.ts'

export default function Login() {
  const [isLoggedIn] = useState(() => readToken() !== null)
  const { data: hint } = useQuery({ queryKey: ['hint'], queryFn: getLoginHint, retry: false })
  if (isLoggedIn) return <Navigate to={adminPaths.dashboard} replace />
  return (
    <AuthPage title="Verwaltung" name="Anmelden">
      <LoginForm />
      <Link component={LinkBase} to={adminPaths.forgotPassword} sx={{ mt: 2 }}>
        Passwort vergessen?
      </Link>
      {hint && (
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>
          Demo-Zugang: <strong>{`${hint.username} / ${hint.password}`}</strong>
        </Alert>
      )}
    </AuthPage>
  )
}
