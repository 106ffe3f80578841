import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Sums up what keeps the form from being saved; the fields themselves say what is wrong. */
export function FormErrors() {
  const { errors, submitCount } = useFormState()
  const box = useRef<HTMLDivElement>(null)
  const { root, ...fields } = errors
  const count = Object.keys(fields).length
  const reason = root?.serverError?.message

  useEffect(() => {
    if (submitCount > 0 && reason) box.current?.scrollIntoView({ block: 'center' })
  }, [submitCount, reason])

  if (count === 0 && !reason) return null
  return (
    <Alert
      ref={box}
      severity="error"
      sx={{ mb: 2 }}
      action={
        count === 0 && (
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
