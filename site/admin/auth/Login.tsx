import Alert from '@mui/material/Alert'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoginForm, Login as LoginPage, TextInput } from 'react-admin'
import { Navigate } from 'react-router-dom'
import type { z } from 'zod'
import { loginInput } from '../../../shared/auth.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { setWindowTitle } from '../layout/windowTitle.ts'
import { adminPaths } from '../paths.ts'
import { INK } from '../theme/palette.ts'
import { getLoginHint } from './authProvider.ts'
import { readToken } from './token.ts'

const { username, password } = loginInput.shape

export function Login() {
  const { name } = useDealer()
  const [isLoggedIn] = useState(() => readToken() !== null)
  const { data: hint } = useQuery({ queryKey: ['hint'], queryFn: getLoginHint, retry: false })
  useEffect(() => setWindowTitle('Anmelden'), [])
  if (isLoggedIn) return <Navigate to={adminPaths.dashboard} replace />
  return (
    <LoginPage role="main" sx={layout}>
      <CardContent sx={{ pb: 0 }}>
        <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="h1">Verwaltung</Typography>
      </CardContent>
      <LoginForm>
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
      </LoginForm>
      {hint && (
        <Alert severity="info" icon={false} sx={{ m: 2, mt: 0 }}>
          Demo-Zugang: <strong>{`${hint.username} / ${hint.password}`}</strong>
        </Alert>
      )}
    </LoginPage>
  )
}

const firstMessage = (schema: z.ZodType) => (value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

const layout = {
  p: 2,
  justifyContent: 'center',
  bgcolor: INK,
  backgroundImage:
    'linear-gradient(#ffffff0d 1px, transparent 1px), linear-gradient(90deg, #ffffff0d 1px, transparent 1px)',
  backgroundRepeat: 'repeat',
  backgroundSize: '32px 32px',
  '& .RaLogin-card': {
    width: '100%',
    maxWidth: 400,
    mt: 0,
    p: 2,
    borderTop: 4,
    borderColor: 'secondary.main',
  },
  '& .RaLogin-avatar': { display: 'none' },
  '&& .RaLoginForm-content': { width: 'auto' },
  '& .RaLoginForm-button': {
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    '&:hover': { bgcolor: 'secondary.dark' },
  },
}
