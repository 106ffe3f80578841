import Button from '@mui/material/Button'
import { useFormState } from 'react-hook-form'

export function SubmitButton({ label }: { label: string }) {
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
