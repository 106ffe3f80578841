import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** The errors of a form, for as long as they last. react-admin's own notice disappears too soon. */
export function FormErrors() {
  const { errors, submitCount } = useFormState()
  const box = useRef<HTMLDivElement>(null)
  const { root, ...fields } = errors
  const inFields = Object.keys(fields).length > 0
  const reason = root?.serverError?.message

  useEffect(() => {
    if (submitCount > 0 && reason) box.current?.scrollIntoView({ block: 'center' })
  }, [submitCount, reason])

  if (!inFields && !reason) return null
  return (
    <Alert
      ref={box}
      severity="error"
      sx={{ mb: 2 }}
      action={
        !inFields && (
          <Button type="submit" color="inherit">
            Erneut versuchen
          </Button>
        )
      }
    >
      {reason ?? 'Bitte prüfen Sie die markierten Felder.'}
    </Alert>
  )
}
