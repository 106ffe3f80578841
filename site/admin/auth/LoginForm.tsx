import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { HttpError, useLogin } from 'react-admin'
import { type FieldError, useForm } from 'react-hook-form'
import { type LoginInput, loginInput } from '../../../shared/auth.ts'
import { schemaResolver } from '../forms/schemaResolver.ts'
import { getLoginHint } from './authProvider.ts'

export const HINT_QUERY = 'login-hint'
const FAILED = 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.'

export function LoginForm() {
  const login = useLogin()
  const { data: hint } = useQuery({ queryKey: [HINT_QUERY], queryFn: getLoginHint, retry: false })
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    defaultValues: { username: '', password: '' },
    resolver: schemaResolver<LoginInput, LoginInput>(loginInput),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit((input) =>
    login(input).catch((error: unknown) => setError('root', { message: reason(error) })),
  )

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <TextField
        label="Benutzername"
        autoComplete="username"
        autoFocus
        {...register('username')}
        {...shown(errors.username)}
      />
      <TextField
        label="Passwort"
        type="password"
        autoComplete="current-password"
        {...register('password')}
        {...shown(errors.password)}
      />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        disabled={isSubmitting}
      >
        {isSubmitting ? 'Wird angemeldet …' : 'Anmelden'}
      </Button>
      {hint && (
        <Alert severity="info" icon={false}>
          Demo-Zugang: <strong>{`${hint.username} / ${hint.password}`}</strong>
        </Alert>
      )}
    </Stack>
  )
}

const shown = (error: FieldError | undefined) => ({
  error: !!error,
  helperText: error?.message,
})

const reason = (error: unknown) =>
  error instanceof HttpError && error.status !== 0 ? error.message : FAILED
