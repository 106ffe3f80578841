import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'

/** For a list with a LoadFailure: react-admin would announce the same failure besides. */
export const saidByList = { onError: () => undefined }

/** Why a list cannot be loaded, above it. react-admin's own takes the place of what is there already. */
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
