import { Alert, Button } from '@mui/material'
import { useListContext } from 'react-admin'

/** For a list with a LoadFailure, because react-admin would report the same failure a second time. */
export const handledByLoadFailure = { onError: () => undefined }

/** Says above a list why it cannot be loaded. react-admin's own message would replace the list. */
export function LoadFailure() {
  const { error, refetch } = useListContext()
  return error && <Failure text={error.message} onRetry={refetch} />
}

export const Failure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={() => onRetry()}>
        Erneut versuchen
      </Button>
    }
  >
    {text}
  </Alert>
)
