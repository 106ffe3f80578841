import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'

/** For a list with a LoadFailure: react-admin would announce the same failure besides. */
export const saidByList = { onError: () => undefined }

/** Why the list could not be loaded. react-admin's own `error` would take away what is still there. */
export function LoadFailure() {
  const { error, refetch } = useListContext()
  if (!error) return null
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => refetch()}>
          Erneut versuchen
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}
