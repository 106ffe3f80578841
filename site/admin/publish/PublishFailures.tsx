import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { pageName } from '../../../shared/page-name.ts'
import { publishText } from './publishText.ts'
import { usePublishStatus, useRetryPublishing } from './usePublishStatus.ts'

/** Lists the pages that could not be updated, and why, on every screen until they are up to date. */
export function PublishFailures() {
  const { data } = usePublishStatus()
  const { mutate: retry, isPending } = useRetryPublishing()
  if (!data?.failures.length) return null
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" disabled={isPending} onClick={() => retry()}>
          Erneut versuchen
        </Button>
      }
    >
      <strong>{publishText(data)}</strong>
      {data.failures.map(({ path, error }) => (
        <div key={path}>
          {pageName(path)}: {error}
        </div>
      ))}
    </Alert>
  )
}
