import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Confirm, useDataProvider } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import type { Revision } from '../../../shared/history.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { type Describe, Differences } from './Differences.tsx'
import { useRestore } from './useRestore.ts'

interface Props {
  resource: string
  /** The record's path below `/api`. */
  path: string
  version: string | null
  revision: Revision
  describe: Describe
  onClose: () => void
}

/** Says what restoring would change, and does it. */
export function RestoreDialog({ resource, path, version, revision, describe, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const preview = useQuery({
    // Made anew for each version, so that a conflict shows what there is to decide then.
    queryKey: [path, 'revision', revision.id, version],
    queryFn: () => dataProvider.revision(path, revision.id),
    gcTime: 0,
  })
  const { mutate, isPending, error } = useRestore(onClose, () =>
    dataProvider.restoreRevision(path, revision.id, version),
  )
  const restores = preview.data?.restores
  const problem = error ?? preview.error
  return (
    <Confirm
      isOpen
      title={`Stand vom ${formatDateTime(revision.at)} Uhr wiederherstellen?`}
      confirm="Wiederherstellen"
      loading={isPending || preview.isFetching || preview.isError}
      onConfirm={() => mutate()}
      onClose={onClose}
      content={
        <>
          {problem && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem.message}
            </Alert>
          )}
          {restores && Object.keys(restores).length === 0 && (
            <Typography>Es gibt keinen Unterschied zum heutigen Stand.</Typography>
          )}
          {restores && (
            <>
              <Typography sx={{ mb: 2 }}>
                Auf der Website gilt dann sofort wieder dieser Stand. Der Verlauf bleibt erhalten,
                so dass sich auch das rückgängig machen lässt.
              </Typography>
              <Differences resource={resource} fields={restores} describe={describe} />
            </>
          )}
        </>
      }
    />
  )
}
