import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useDataProvider } from 'react-admin'
import type { Revision } from '../../../shared/history.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { Failure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import type { Describe } from './Differences.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { RevisionCard } from './RevisionCard.tsx'

interface Props {
  resource: string
  /** The record's path below `/api`. */
  path: string
  name: string
  /** The version that restoring must not overwrite unseen; null where the resource has none. */
  version: string | null
  describe: Describe
  back: string
}

/** Who has changed a record when, and a way back to each earlier state. */
export function HistoryPage({ resource, path, name, version, describe, back }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Revision | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [path, 'history', page],
    queryFn: () => dataProvider.history(path, page),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title={`Verlauf: ${name}`}>
        <Button component={LinkBase} to={back} variant="outlined">
          Zurück
        </Button>
      </PageHeader>
      <Card sx={{ maxWidth: 860 }}>
        {error && <Failure text={error.message} onRetry={refetch} />}
        {data?.revisions.length === 0 && (
          <CardContent>
            <Typography>
              Noch nichts aufgezeichnet. Der Verlauf beginnt mit der nächsten Änderung und behält
              dann auch den heutigen Stand.
            </Typography>
          </CardContent>
        )}
        {data?.revisions.map((revision, index) => (
          <RevisionCard
            key={revision.id}
            resource={resource}
            revision={revision}
            describe={describe}
            isCurrent={page === 1 && index === 0}
            onRestore={() => setChosen(revision)}
          />
        ))}
      </Card>
      {data && data.pages > 1 && (
        <Pagination
          count={data.pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          sx={{ mt: 2 }}
        />
      )}
      {chosen && (
        <RestoreDialog
          resource={resource}
          path={path}
          version={version}
          revision={chosen}
          describe={describe}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
