import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { Form, type FormProps, useTranslate } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import { INK } from '../../../shared/images/colours.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { setWindowTitle } from '../parts/windowTitle.ts'

interface Props {
  title: string
  /** The window's title. */
  name?: string
  children: ReactNode
}

/** The page around the login, and around the forms for whoever cannot log in yet. */
export function AuthPage({ title, name = title, children }: Props) {
  useEffect(() => setWindowTitle(name), [name])
  return (
    <Box component="main" sx={page}>
      <Card sx={card}>
        <div>
          <Typography variant="note" sx={{ fontWeight: 600 }}>
            {useDealer().name}
          </Typography>
          <Typography variant="h1">{title}</Typography>
        </div>
        {children}
      </Card>
    </Box>
  )
}

const page = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100dvh',
  p: 2,
  bgcolor: INK,
  backgroundImage:
    'linear-gradient(#ffffff0d 1px, transparent 1px), linear-gradient(90deg, #ffffff0d 1px, transparent 1px)',
  backgroundSize: '32px 32px',
}

const card = {
  display: 'grid',
  gap: 2,
  width: '100%',
  maxWidth: 400,
  p: 4,
  borderTop: 4,
  borderColor: 'secondary.main',
}

interface AuthFormProps<Values extends FieldValues> extends FormProps<Values> {
  /** What the button says that sends it. */
  label: string
  children: ReactNode
}

/** A form of such a page. Why it was refused stands in it until the next try: a notice would outlast that. */
export const AuthForm = <Values extends FieldValues>({
  label,
  children,
  ...form
}: AuthFormProps<Values>) => (
  <Form<Values> noValidate disableInvalidFormNotification {...form}>
    {children}
    <Refusal />
    <SubmitButton label={label} />
  </Form>
)

/** What such a form's `onSubmit` returns when it was refused, with the reason or the key of its text. */
export const refused = (reason: string) => ({ root: { serverError: reason } })

function Refusal() {
  const translate = useTranslate()
  const reason = useFormState().errors.root?.serverError?.message
  return (
    reason && (
      <Alert severity="error" sx={{ my: 1.5 }}>
        {translate(reason, { _: reason })}
      </Alert>
    )
  )
}

function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState()
  return (
    <Button
      type="submit"
      variant="contained"
      color="secondary"
      fullWidth
      disabled={isSubmitting}
      sx={{ mt: 1 }}
    >
      {label}
    </Button>
  )
}
