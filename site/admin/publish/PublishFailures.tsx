import Button from '@mui/material/Button'
import type { PublishStatus } from '../../../shared/operation/publish.ts'
import { pageName } from '../../../shared/pages/page-name.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { AlertAbove } from '../parts/Boxes.tsx'
import { publishText } from './publishText.ts'
import { useRetryPublishing } from './usePublishStatus.ts'

/** What visitors do not see yet, and why: pages that were not updated, a CDN that keeps old ones. */
export default function PublishFailures({ status }: { status: PublishStatus }) {
  const { mutate: retry, isPending } = useRetryPublishing()
  const { edge, failures } = status
  return (
    <AlertAbove
      severity="error"
      action={
        <Button color="inherit" disabled={isPending} onClick={() => retry()}>
          Erneut versuchen
        </Button>
      }
    >
      <strong>{publishText(status)}</strong>
      {edge && (
        <div>
          Das CDN nimmt seit {formatDateTime(edge.since)} Uhr keine Änderungen an ({edge.error}).
          Besucher können dort noch Älteres sehen.
        </div>
      )}
      {failures.map(({ path, error }) => (
        <div key={path}>
          {pageName(path)}: {error}
        </div>
      ))}
    </AlertAbove>
  )
}
