import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { formatDateTime } from '../../../shared/dates.ts'
import { pageName } from '../../../shared/page-name.ts'
import { publishText } from './publishText.ts'
import { usePublishStatus, useRetryPublishing } from './usePublishStatus.ts'

/** Says on every screen what visitors do not see yet, and why: pages that were not updated, a CDN that keeps old ones. */
export function PublishFailures() {
  const { data } = usePublishStatus()
  const { mutate: retry, isPending } = useRetryPublishing()
  if (!data?.failures.length && !data?.edge) return null
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
      {data.edge && (
        <div>
          Das CDN nimmt seit {formatDateTime(data.edge.since)} Uhr keine Änderungen an (
          {data.edge.error}). Besucher können dort noch Älteres sehen.
        </div>
      )}
      {data.failures.map(({ path, error }) => (
        <div key={path}>
          {pageName(path)}: {error}
        </div>
      ))}
    </Alert>
  )
}
